/** Invitations of this browser's tables: the server tells a token once. */

interface Invite {
  seat: number
  token: string
}

export function keepInvites(table: string, invites: readonly Invite[]): void {
  sessionStorage.setItem(`antilles.invites.${table}`, JSON.stringify(invites))
}

export function invitesOf(table: string): Invite[] {
  const kept = sessionStorage.getItem(`antilles.invites.${table}`)
  return kept ? (JSON.parse(kept) as Invite[]) : []
}

/** The link behind which a friend finds the seat; the token stays behind #. */
export function linkOf(token: string): string {
  return `${location.origin}/#/join/${token}`
}
