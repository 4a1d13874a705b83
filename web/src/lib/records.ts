/** What the menu of a table offers to do with its record: save it, or take a game of this device to the server. */
import { api } from './api'
import { isOwn } from './homes/home'
import { STATIC } from './homes/static'
import { person } from './person.svelte'
import { router } from './router.svelte'
import { saveText } from './save'
import { words } from './words.svelte'

export function recordsOf(table: string, seat: number | null): { label: string; act: () => Promise<void> }[] {
  const save = async (): Promise<void> => saveText(`${table}.txt`, await api.record(table, seat))
  /** There it can be replayed, analysed and, once it is over, played on from any position. */
  const take = async (): Promise<void> => {
    const go = router.onward
    await person.named(person.known?.name ?? words.say('default-name')) // the server wants to know whose it is
    go(`replay/${(await api.bring(await api.record(table, seat))).table}`)
  }
  const saving = { label: words.say('menu-record'), act: save }
  return isOwn(table) && !STATIC ? [saving, { label: words.say('menu-take'), act: take }] : [saving]
}
