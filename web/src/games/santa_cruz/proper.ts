import map from '$house/games/santa_cruz/map.json'

/** The sites by their notation. */
export const proper = { site: Object.fromEntries(map.sites.map(({ id, name }) => [id, name])) }
