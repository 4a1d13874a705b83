/** What the page asks of its home, the server or this device, and nothing else. What goes over the wire is described in wire.ts. */
import type {
  ActsOut,
  AnalysisOut,
  AnnouncementOut,
  Answers,
  BoxFile,
  BlockedOut,
  BoxOut,
  ChangedChannel,
  ChannelOut,
  CoachOut,
  Corrected,
  DailyOut,
  DifferenceOut,
  ChangedFriends,
  Frame,
  FriendLinkMade,
  FriendLinkSeen,
  FriendsOut,
  GameOutcome,
  GamesOut,
  HomeOut,
  HouseRemoval,
  HouseTables,
  HouseVisibility,
  KnownOut,
  Hint,
  Invitation,
  Invite,
  Leaderboard,
  InvitedAnswer,
  InvitedSeat,
  LessonOut,
  LessonTry,
  MyTable,
  NewAnalysis,
  NewAnnouncement,
  NewAnswer,
  NewBlock,
  NewChain,
  NewChannel,
  NewChat,
  NewFriendLink,
  NewGuest,
  NewHoliday,
  NewInvite,
  NewInvited,
  NewLink,
  NewMove,
  NewMute,
  NewName,
  NewPasskey,
  NewPassword,
  NewProposal,
  NewRecord,
  NewRemoval,
  NewReport,
  NewSession,
  NewShown,
  NewTable,
  NewVisibility,
  NewOrders,
  NoticesOut,
  OldPasskey,
  OneSeat,
  OrdersOut,
  OrdersTrial,
  OrdersTried,
  Opened,
  PasskeyOut,
  PersonOut,
  PlayOn,
  Presence,
  ProfileOut,
  Proof,
  PuzzleAnswer,
  PuzzleHead,
  PuzzleOut,
  PuzzleTry,
  PuzzleVerdict,
  Preview,
  RatingChange,
  Rename,
  ReportOut,
  SeatBy,
  Seated,
  SessionOut,
  Sight,
  TableMade,
  TablePage,
  Turn,
  UseFriendLink,
  UseInvite,
  UsePasskey,
  Version,
  Watcher,
  WatchOut,
} from './wire'
import type { HouseDraws, Proof as DrawProof, Row } from './fair/proof'
import { zone } from './clock.svelte'
import { query, Unreachable, type Answered, type Hearing, type Stream } from './homes/home'
import { ask as askHome, listen } from './homes/which.svelte'
import { uniqueId } from './plain_http'
import { words } from './words.svelte'

/** An answer that is none: RFC 9457 problem details. Status 0: nobody answered. */
export class Problem extends Error {
  status: number
  kind: string
  statement: string
  sight: Sight | null

  constructor(status: number, body: Record<string, unknown>) {
    super(String(body['detail'] ?? body['title'] ?? words.say('problem-unknown')))
    this.status = status
    this.kind = String(body['type'] ?? '')
      .split(':')
      .at(-1)!
    this.statement = String(body['statement'] ?? '')
    this.sight = (body['sight'] as Sight | undefined) ?? null
  }

  /** Asking again may help: the network, a restart, a full disk. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answered: Answered
  try {
    answered = await askHome(method, path, body === undefined ? null : JSON.stringify(body), words.asking)
  } catch (problem) {
    if (!(problem instanceof Unreachable)) throw problem
    throw new Problem(0, { title: words.say('problem-offline') })
  }
  const { status, body: answer } = answered
  if (status < 200 || status > 299) throw new Problem(status, typeof answer === 'object' && answer ? (answer as Record<string, unknown>) : {})
  return answer as T
}

function get<Answer>(path: string): Promise<Answer> {
  return ask<Answer>('GET', path)
}

/** POST, unless another method is given. */
function send<Body, Answer>(path: string, body: Body, method = 'POST'): Promise<Answer> {
  return ask<Answer>(method, path, body)
}

export const api = {
  me: () => get<PersonOut>('/me'),
  comeIn: (name: string) => send<NewGuest, PersonOut>('/guests', { name }),
  logIn: (session: NewSession) => send<NewSession, PersonOut>('/sessions', session),
  setPassword: (password: NewPassword) => send<NewPassword, PersonOut>('/me/password', password, 'PUT'),
  passkeys: () => get<PasskeyOut[]>('/me/passkeys'),
  passkeyOptions: () => send<undefined, Record<string, unknown>>('/me/passkeys/options', undefined),
  addPasskey: (passkey: NewPasskey) => send<NewPasskey, PasskeyOut>('/me/passkeys', passkey),
  removePasskey: (passkey: OldPasskey) => send<OldPasskey, unknown>('/me/passkeys/removals', passkey),
  enterOptions: () => send<undefined, Record<string, unknown>>('/sessions/passkey/options', undefined),
  enter: (passkey: UsePasskey) => send<UsePasskey, PersonOut>('/sessions/passkey', passkey),
  rename: (name: string) => send<Rename, PersonOut>('/me', { name }, 'PATCH'),
  /** Where I am called when it is my turn: adding a place, changing it, trying it out; what the links of messages do. */
  notices: () => get<NoticesOut>('/me/notices'),
  addNotices: (channel: NewChannel) => send<NewChannel, ChannelOut>('/me/notices', channel),
  changeNotices: (id: string, change: ChangedChannel) => send<ChangedChannel, ChannelOut>(`/me/notices/${id}`, change, 'PATCH'),
  removeNotices: (id: string) => send<undefined, unknown>(`/me/notices/${id}`, undefined, 'DELETE'),
  testNotices: (id: string) => send<undefined, ChannelOut>(`/me/notices/${id}/test`, undefined),
  click: (verb: 'stop' | 'confirm', token: string) => send<undefined, unknown>(`/notices/${verb}/${token}`, undefined),
  /** Where I am logged in; everything that is kept about me; being forgotten. */
  sessions: () => get<SessionOut[]>('/sessions'),
  endSession: (id: string) => send<undefined, unknown>(`/sessions/${id}`, undefined, 'DELETE'),
  export: () => get<unknown>('/me/export'),
  erase: (proof: Proof) => send<Proof, unknown>('/me/erasure', proof),
  myTables: (wanted: { status: string; game: string; name: string; cursor: string | null }) => get<TablePage>(`/me/tables${query(wanted)}`),
  /** My tables at which I am asked; public tables. */
  turns: () => get<MyTable[]>('/me/turns'),
  lobby: (wanted: { status: string; game: string; pace: string; seeks: string; cursor: string | null }) => get<TablePage>(`/tables${query(wanted)}`),
  /** Friends by exchange of links; invitations by name; blocks. */
  friends: () => get<FriendsOut>('/me/friends'),
  showMe: (shown: boolean) => send<ChangedFriends, unknown>('/me/friends', { shown }, 'PATCH'),
  friendLink: (once: boolean) => send<NewFriendLink, FriendLinkMade>('/me/friends/links', { once }),
  endFriendLinks: () => send<undefined, unknown>('/me/friends/links', undefined, 'DELETE'),
  endFriend: (id: string) => send<undefined, unknown>(`/me/friends/${id}`, undefined, 'DELETE'),
  lookFriend: (token: string) => send<UseFriendLink, FriendLinkSeen>('/friends/look', { token }),
  befriend: (token: string) => send<UseFriendLink, unknown>('/friends', { token }),
  blocks: () => get<BlockedOut[]>('/me/blocks'),
  block: (whom: NewBlock) => send<NewBlock, unknown>('/me/blocks', whom),
  unblock: (id: string) => send<undefined, unknown>(`/me/blocks/${id}`, undefined, 'DELETE'),
  invitedTo: (table: string) => get<InvitedSeat[]>(`/tables/${table}/invited`),
  inviteFriend: (table: string, seat: number, friend: string) => send<NewInvited, InvitedSeat[]>(`/tables/${table}/invited`, { seat, friend }),
  takeBack: (table: string, friend: string) => send<undefined, unknown>(`/tables/${table}/invited/${friend}`, undefined, 'DELETE'),
  answerInvitation: (table: string, accept: boolean) =>
    send<InvitedAnswer, Seated | null>(`/tables/${table}/invited/answers`, accept ? { accept, own: true, zone: zone() } : { accept }),
  games: () => get<GamesOut>('/games'),
  /** What an owner of the printed game has corrected: of the data of a table, of those of the house. */
  tableData: (table: string) => get<Corrected>(`/tables/${table}/data`),
  houseData: (game: string) => get<Corrected>(`/games/${game}/data`),
  /** For the owner of the house: what waits for a printed copy, and correcting it. */
  box: (game: string) => get<BoxOut>(`/box/${game}`),
  tryBox: (game: string, answers: Answers) => send<Answers, BoxOut>(`/box/${game}/check`, answers),
  saveBox: (game: string, answers: Answers) => send<Answers, BoxOut>(`/box/${game}`, answers, 'PUT'),
  importBox: (game: string, file: BoxFile) => send<BoxFile, BoxOut>(`/box/${game}/import`, file),
  diffBox: (game: string, file: BoxFile) => send<BoxFile, DifferenceOut[]>(`/box/${game}/diff`, file),
  exportBox: (game: string) => get<string>(`/box/${game}/export`),
  /** Everything that the home page shows. */
  home: () => get<HomeOut>('/home'),
  /** Who of those at a table is not there, and since when. */
  presence: (table: string) => get<Presence>(`/tables/${table}/presence`),
  make: (table: NewTable) => send<NewTable, TableMade>('/tables', table),
  look: (table: string, seat: number | null) => get<Sight>(`/tables/${table}${query({ seat })}`),
  invite: (table: string, seat: number) => send<NewInvite, Invite>(`/tables/${table}/invites`, { seat }),
  /** For the owner of a table: who may watch, who does, and sending somebody away. */
  show: (table: string, visibility: NewVisibility['visibility']) => send<NewVisibility, unknown>(`/tables/${table}/visibility`, { visibility }),
  watchers: (table: string) => get<Watcher[]>(`/tables/${table}/watchers`),
  remove: (table: string, order: NewRemoval) => send<NewRemoval, unknown>(`/tables/${table}/removals`, order),
  invitation: (token: string) => send<UseInvite, Invitation>('/invites/look', { token }),
  accept: (token: string) => send<UseInvite, Seated>('/invites', { token, own: true, zone: zone() }),
  sit: (table: string, seat: number, level: string | null) => {
    const by: SeatBy = level === null ? { own: true, zone: zone() } : { level }
    return send<SeatBy, unknown>(`/tables/${table}/seats/${seat}`, by, 'PUT')
  },
  leave: (table: string, seat: number) => send<OneSeat, unknown>(`/tables/${table}/leave`, { seat }),
  holiday: (table: string, seat: number, days: number) => send<NewHoliday, unknown>(`/tables/${table}/holiday`, { seat, days }),
  comeBack: (table: string, seat: number) => send<OneSeat, unknown>(`/tables/${table}/return`, { seat }),
  rematch: (table: string) => send<undefined, TableMade>(`/tables/${table}/rematch${query({ own: 'true' })}`, undefined),
  /** Sealed draws: a chain for one's seat, a link for a joint draw, the proof, the house's list. */
  chain: (table: string, chain: NewChain) => send<NewChain, Version>(`/tables/${table}/chains`, chain),
  link: (table: string, link: NewLink) => send<NewLink, Version>(`/tables/${table}/links`, link),
  proof: (table: string) => get<DrawProof>(`/tables/${table}/proof`),
  houseDraws: () => get<HouseDraws>('/fairness/draws'),
  sealList: (after: number) => get<Row[]>(`/fairness/list${query({ after })}`),
  /** Orders for one's next turn: what is left, leaving others, how they would go. */
  orders: (table: string, seat: number) => get<OrdersOut>(`/tables/${table}/orders${query({ seat })}`),
  leaveOrders: (table: string, orders: NewOrders) => send<NewOrders, OrdersOut>(`/tables/${table}/orders`, orders, 'PUT'),
  tryOrders: (table: string, orders: OrdersTried) => send<OrdersTried, OrdersTrial>(`/tables/${table}/orders/trial`, orders),
  move: (table: string, move: NewMove) => send<NewMove, Version>(`/tables/${table}/moves`, move),
  preview: (table: string, turn: Turn) => send<Turn, Preview>(`/tables/${table}/preview`, turn),
  /** `tried`: the moves of the turn that have been tried out so far. */
  hint: (table: string, seat: number, tried: string[]) =>
    get<Hint>(`/tables/${table}/hint${query({ seat })}${tried.map((text) => `&tried=${encodeURIComponent(text)}`).join('')}`),
  /** Before a move against bots: is another one surely better by far? */
  coach: (table: string, seat: number, move: string, tried: string[]) =>
    get<CoachOut>(`/tables/${table}/coach${query({ seat, move })}${tried.map((text) => `&tried=${encodeURIComponent(text)}`).join('')}`),
  say: (table: string, text: string) => send<NewChat, unknown>(`/tables/${table}/chat`, { text, request: uniqueId() }),
  report: (table: string, report: NewReport) => send<NewReport, unknown>(`/tables/${table}/reports`, report),
  /** What the owner of the house tells everybody; and for that owner: keeping order. */
  announcements: () => get<AnnouncementOut[]>('/announcements'),
  house: {
    people: (name: string) => get<KnownOut[]>(`/house/people${query({ name })}`),
    rename: (person: string, name: string) => send<NewName, unknown>(`/house/people/${person}/name`, { name }),
    mute: (person: string, days: number) => send<NewMute, unknown>(`/house/people/${person}/mute`, { days }),
    tables: (name: string, cursor: string | null) => get<HouseTables>(`/house/tables${query({ name, cursor })}`),
    show: (table: string, visibility: HouseVisibility['visibility']) => send<HouseVisibility, unknown>(`/house/tables/${table}/visibility`, { visibility }),
    remove: (table: string, seat: number) => send<HouseRemoval, unknown>(`/house/tables/${table}/removals`, { seat }),
    reports: () => get<ReportOut[]>('/house/reports'),
    settle: (report: string) => send<undefined, unknown>(`/house/reports/${report}`, undefined, 'DELETE'),
    announce: (announcement: NewAnnouncement) => send<NewAnnouncement, AnnouncementOut>('/house/announcements', announcement),
    withdraw: (id: string) => send<undefined, unknown>(`/house/announcements/${id}`, undefined, 'DELETE'),
    log: (before: number | null) => get<ActsOut>(`/house/log${query({ before })}`),
  },
  propose: (table: string, seat: number, wish: NewProposal['wish'], whom: number | null = null) =>
    send<NewProposal, unknown>(`/tables/${table}/proposals`, whom === null ? { seat, wish } : { seat, wish, whom }),
  answer: (table: string, seat: number, asked: number, agree: boolean) =>
    send<NewAnswer, unknown>(`/tables/${table}/proposals/answers`, { seat, asked, agree }),
  events: (table: string, seat: number | null, after: number) => get<Frame[]>(`/tables/${table}/events${query({ seat, after, stages: 'true' })}`),
  record: (table: string, seat: number | null) => get<string>(`/tables/${table}/record${query({ seat })}`),
  position: (table: string, position: number, seat: number | null) =>
    get<Sight>(`/tables/${table}/positions/${position}${query({ seat })}`),
  /** After the end: a position with all cards open. */
  opened: (table: string, position: number) => get<Opened>(`/tables/${table}/positions/${position}/open`),
  /** After the end: places, what decided them, where the points came from. */
  outcome: (table: string) => get<GameOutcome>(`/tables/${table}/outcome`),
  /** After the end: who won by what, or how far the analysis is. */
  analysis: (table: string, depth: string) => get<AnalysisOut>(`/tables/${table}/analysis${query({ depth })}`),
  analyse: (table: string, depth: NewAnalysis['depth']) => send<NewAnalysis, AnalysisOut>(`/tables/${table}/analysis`, depth ? { depth } : {}),
  stopAnalysis: (table: string, depth: string) => send<undefined, AnalysisOut>(`/tables/${table}/analysis${query({ depth })}`, undefined, 'DELETE'),
  /** A table of one's own that goes on from a position of a finished game. */
  playOn: (table: string, position: number, seat: number, asItWas: boolean, move: string | null = null) =>
    send<PlayOn, TableMade>(`/tables/${table}/positions/${position}/play`, { seat, as_it_was: asItWas, move }),
  /** One pair of the continuations in which the reasons for a better move were counted. */
  watch: (table: string, line: number, number: number, depth: string) =>
    get<WatchOut>(`/tables/${table}/analysis/${line}/continuation${query({ number, depth })}`),
  /** A whole lesson in the page's language; trying moves out in it; the short game at its end. */
  lesson: (game: string, name: string) => get<LessonOut>(`/games/${game}/lessons/${name}`),
  tryLesson: (game: string, name: string, tried: LessonTry) => send<LessonTry, Preview>(`/games/${game}/lessons/${name}/preview`, tried),
  practise: (game: string, name: string) => send<undefined, TableMade>(`/games/${game}/lessons/${name}/practice`, undefined),
  /** Puzzles: what there is, a position, an answer to a move. */
  puzzles: (game: string) => get<PuzzleHead[]>(`/games/${game}/puzzles`),
  puzzle: (game: string, id: string) => get<PuzzleOut>(`/games/${game}/puzzles/${id}`),
  answerPuzzle: (game: string, id: string, answer: PuzzleAnswer) => send<PuzzleAnswer, PuzzleVerdict>(`/games/${game}/puzzles/${id}/answer`, answer),
  tryPuzzle: (game: string, id: string, tried: PuzzleTry) => send<PuzzleTry, Preview>(`/games/${game}/puzzles/${id}/preview`, tried),
  playPuzzle: (game: string, id: string) => send<undefined, TableMade>(`/games/${game}/puzzles/${id}/play`, undefined),
  /** The deal of the day: how it stands, my attempt, once more without counting. */
  daily: () => get<DailyOut>('/daily'),
  beginDaily: () => send<undefined, TableMade>('/daily', undefined),
  playDailyAgain: () => send<undefined, TableMade>('/daily/again', undefined),
  /** Results and ratings: of somebody who shows them (`me`: one's own), of everybody in a game, and what a game changed. */
  profile: (who: string) => get<ProfileOut>(`/people/${who}`),
  showProfile: (shown: NewShown['shown']) => send<NewShown, NewShown>('/me/profile', { shown }, 'PUT'),
  leaderboard: (game: string) => get<Leaderboard>(`/games/${game}/ratings`),
  ratingChange: (table: string) => get<RatingChange>(`/tables/${table}/rating`),
  bring: (record: string) => send<NewRecord, TableMade>('/records', { record }),
  /** News of a table as they come. */
  listen: (table: string, seat: number | null, after: number | null, hearing: Hearing): Stream => listen(table, seat, after, hearing),
}
