/** A page that no server stands behind says so in its first line. */
export const STATIC = typeof document !== 'undefined' && document.documentElement.dataset['home'] === 'device'
