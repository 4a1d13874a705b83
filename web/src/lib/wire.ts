/** Made by tools/web_data.py from the server's description of its API; do not edit. */
import type { View } from './types'

export interface ActOut {
  number: number
  at: number
  who: string
  deed: string
  facts: Record<string, unknown>
}

export interface ActsOut {
  items: ActOut[]
  next: number | null
  broken: number
}

export interface AnalysisOut {
  status: 'none' | 'waiting' | 'running' | 'done' | 'failed'
  depth: string
  ahead?: number
  done?: number
  steps?: number
  seconds?: number
  found?: unknown | null
  reasons?: Record<string, string[]>
}

export interface AnnouncementOut {
  id: string
  at: number
  until: number
  texts: Record<string, string>
}

export interface AnswerOut {
  right: boolean
  say: string
  view: View | null
  events: Told[]
  stages: Stage[]
}

export interface Answers {
  answers?: Record<string, string | null>
  name?: string
  box?: string
  remark?: string
}

export interface BlockedOut {
  id: string
  name: string
  since: number
}

export interface BoxFile {
  text: string
  file?: string
}

export interface BoxOut {
  game: string
  title: string
  data: string
  saved: string
  name: string
  box: string
  remark: string
  date: string
  values: UncertainOut[]
  faults: FaultOut[]
  doubts: FaultOut[]
  printed: Record<string, unknown>
  map: Record<string, unknown> | null
  tiles: Record<string, unknown>[] | null
}

export interface Chair {
  name: string
  level: string
  free: boolean
  away: boolean
  yours: boolean
}

export interface ChangedChannel {
  on?: boolean | null
  zone?: string | null
  quiet_from?: number | null
  quiet_to?: number | null
}

export interface ChangedFriends {
  shown: boolean
}

export interface ChannelOut {
  id: string
  kind: string
  address: string
  status: string
  last: string
  quiet_from: number
  quiet_to: number
}

export interface ChatLine {
  version: number
  at: number
  name: string
  text: string
}

export interface ChatPage {
  items: ChatLine[]
  next: number | null
}

export interface CheckChoice {
  name: string
  facts: Record<string, number | string>
}

export interface ClockOut {
  left: number
  until: number | null
  holiday: number
}

export interface CoachOut {
  sure: boolean
  move?: string
  text?: string
  why?: string[]
}

export interface Condition {
  kind: 'event' | 'check'
  key: string
  facts?: Record<string, number | string>
}

export interface Corrected {
  data: string
  corrections: Record<string, unknown>
  values: Record<string, unknown>
  words: Record<string, string>
  map: Record<string, unknown> | null
  moves: MoveBlock[] | null
  rules: Record<string, Record<string, string>>
}

export interface DailyBest {
  day: string
  game: string
  name: string
  points: number
  people: number
  table: string
}

export interface DailyEarlier {
  day: string
  game: string
  table: string
  points: number | null
  better: number | null
}

export interface DailyHead {
  day: string
  game: string
  state: string
  table: string
  closes: number
}

export interface DailyOut {
  day: string
  game: string
  seats: number
  level: string
  set_position: boolean
  closes: number
  opens: number
  state: string
  table: string
  people: number
  result: DailyResult | null
  earlier: DailyEarlier[]
  yesterday: DailyBest | null
}

export interface DailyResult {
  points: number
  place: number
  counted: boolean
  better: number | null
  people: number
  median: number
  best: number
  luck: number | null
  counts: number[][]
  rows: DailyRow[]
  course: number[]
  middle: number[][]
}

export interface DailyRow {
  name: string
  points: number
  place: number
  yours: boolean
}

export interface DifferenceOut {
  name: string
  ours: string
  theirs: string
}

export interface DoneOut {
  version: number
  how: string
  order: Order | null
}

export interface EventChoice {
  key: string
  facts: Record<string, number | string>
  n: number
}

export interface FaultOut {
  name: string
  sentence: string
}

export interface Frame {
  version: number
  kind: string
  at: number
  events: Told[]
  name?: string
  text?: string
  seat?: number
  by?: string
  standing?: number
  stages?: Stage[]
  sight?: Sight
}

export interface FriendLinkMade {
  token: string
  once: boolean
  until: number
}

export interface FriendLinkOut {
  once: boolean
  until: number
}

export interface FriendLinkSeen {
  name: string
  state: 'new' | 'known' | 'own'
}

export interface FriendOut {
  id: string
  name: string
  here: boolean
  seen: number | null
  tables: TableOut[]
  yours: string[]
}

export interface FriendsOut {
  friends: FriendOut[]
  links: FriendLinkOut[]
  shown: boolean
}

export interface Gain {
  position: number
  points: number
  total: number
  events: Told[]
}

export interface GameOut {
  name: string
  title: string
  edition: number
  least_seats: number
  most_seats: number
  options: OptionOut[]
  minutes: number
  about: Record<string, string>
  weight: Record<string, string>
  poster: boolean
  lessons: LessonHead[]
  puzzles: number
  data: string
}

export interface GameOutcome {
  table: string
  game: string
  criteria: string[]
  seats: SeatOutcome[]
}

export interface GameResults {
  game: string
  games: number
  wins: number
  places: number[][]
  seats: number[][]
  points: number
  expected: number
}

export interface GamesOut {
  games: GameOut[]
  levels: string[]
  rated?: boolean
}

export interface Health {
  status: string
  engine: string
}

export interface Hint {
  move: string
  text: string
  level: string
  reasons: StatementOut[]
  why: string[]
}

export interface HomeOut {
  games: GameOut[]
  levels: string[]
  mine: MyTable[]
  open: TableOut[]
  running: TableOut[]
  over: TableOut[]
  daily?: DailyHead | null
  invited?: InvitedOut[]
  friends?: FriendOut[]
  ratings?: RatingOut[]
}

export interface HouseRemoval {
  seat: number
}

export interface HouseTables {
  items: TableOut[]
  next: string | null
}

export interface HouseVisibility {
  visibility: 'public' | 'link' | 'private'
}

export interface Invitation {
  table: string
  game: string
  seat: number
  by: string
  names: string[]
  levels: string[]
  free: boolean
  yours: boolean
  hints: boolean
  days: number
  minutes: number
  increment: number
  late: 'move' | 'seat'
  rated: boolean
  delay: number
}

export interface Invite {
  seat: number
  token: string
}

export interface InvitedAnswer {
  accept: boolean
  zone?: string
  own?: boolean
}

export interface InvitedOut {
  table: TableOut
  seat: number
  by: string
  hints: boolean
  late: 'move' | 'seat'
  at: number
}

export interface InvitedSeat {
  seat: number
  friend: string
  name: string
  state: 'asked' | 'joined' | 'declined'
}

export interface KnownOut {
  id: string
  name: string
  login: string | null
  created: number
  tables: number
  muted: number
}

export interface Leaderboard {
  game: string
  rows: Ranked[]
  mine: RatingOut | null
  shown: '' | 'hidden' | 'friends' | 'all'
}

export interface LessonHead {
  name: string
  minutes: number
  steps: number
  practice: boolean
}

export interface LessonOut {
  game: string
  name: string
  minutes: number
  practice: boolean
  names: string[]
  steps: StepOut[]
}

export interface LessonTry {
  step: number
  place?: number
  moves: string[]
}

export interface MoveBlock {
  verb: string
  words: string
  names: string[]
  facts: ((number | string)[])[]
}

export interface MoveChoice {
  move: string
  key: string
  facts: Record<string, number | string>
  n: number
}

export interface MyTable {
  table: TableOut
  asked: number[]
  mine: number[]
  until?: number | null
  question?: string
  places?: number[]
  points?: number[]
}

export interface MyTablePage {
  items: MyTable[]
  next: string | null
}

export interface NewAnalysis {
  depth?: 'quick' | 'deep'
}

export interface NewAnnouncement {
  texts: Record<string, string>
  days?: number
}

export interface NewAnswer {
  seat: number
  asked: number
  agree: boolean
}

export interface NewBlock {
  friend?: string | null
  table?: string | null
  voice?: string | null
}

export interface NewChain {
  seat: number
  tip: string
}

export interface NewChannel {
  kind: 'mail' | 'push' | 'discord' | 'slack' | 'ntfy' | 'matrix'
  address: string
  zone?: string
  quiet_from?: number
  quiet_to?: number
}

export interface NewChat {
  text: string
  request: string
}

export interface NewFriendLink {
  once?: boolean
}

export interface NewGuest {
  name: string
}

export interface NewHoliday {
  seat: number
  days: number
}

export interface NewInvite {
  seat: number
}

export interface NewInvited {
  seat: number
  friend: string
}

export interface NewLink {
  seat: number
  link: string
}

export interface NewMove {
  seat: number
  asked: number
  moves: string[]
  request: string
  link?: string
}

export interface NewMute {
  days: number
}

export interface NewName {
  name: string
}

export interface NewOrders {
  seat: number
  orders: Order[]
  link?: string
}

export interface NewPasskey {
  old?: string
  proof?: Record<string, unknown> | null
  credential: Record<string, unknown>
  name: string
}

export interface NewPassword {
  old?: string
  proof?: Record<string, unknown> | null
  login: string
  password: string
}

export interface NewProposal {
  seat: number
  wish: 'undo' | 'pause' | 'resume' | 'remove'
  whom?: number | null
}

export interface NewRecord {
  record: string
  visibility?: 'public' | 'link' | 'private'
}

export interface NewRemoval {
  seat?: number | null
  watcher?: string | null
}

export interface NewReport {
  version: number
  why?: string
}

export interface NewSeat {
  kind?: 'me' | 'bot' | 'open'
  level?: string
  name?: string | null
  own?: boolean
}

export interface NewSession {
  login: string
  password: string
}

export interface NewShown {
  shown: 'hidden' | 'friends' | 'all'
}

export interface NewTable {
  game: string
  seats: NewSeat[]
  options?: Record<string, string>
  visibility?: 'public' | 'link' | 'private'
  days?: number
  minutes?: number
  increment?: number
  late?: 'move' | 'seat'
  zone?: string
  delay?: number
  hints?: boolean | null
  seeks?: '' | 'beginners' | 'anybody' | 'experienced'
  rated?: boolean
  draws?: 'sealed' | 'joint'
}

export interface NewVisibility {
  visibility: 'public' | 'link' | 'private'
}

export interface NoticesOut {
  channels: ChannelOut[]
  mail: boolean
  key: string
}

export interface OldPasskey {
  old?: string
  proof?: Record<string, unknown> | null
  id: string
}

export interface OneSeat {
  seat: number
}

export interface Opened {
  table: string
  position: number
  last: number
  actors: number[]
  seat: number | null
  move: string
  view: View | null
  views: View[]
  moves: string[][]
}

export interface OpponentOut {
  person: string
  name: string
  level: string
  games: number
  places: number[]
  ahead: number
  behind: number
}

export interface OptionOut {
  name: string
  values: string[]
  statement: string
  only: Record<string, number[]>
}

export interface Order {
  when?: Condition[]
  habit?: string
  moves?: OrderStep[]
  most?: Record<string, number>
  least?: Record<string, number>
}

export interface OrderStep {
  move?: string
  key?: string
  facts?: Record<string, number | string>
}

export interface OrdersOut {
  offered: boolean
  open: boolean
  orders: Order[]
  about: boolean
  done: DoneOut[]
}

export interface OrdersTrial {
  count: number
  fits: number[]
  events: EventChoice[]
  moves: MoveChoice[]
  habits: string[]
  checks: CheckChoice[]
  amounts: string[]
  follows: MoveChoice[][]
}

export interface OrdersTried {
  seat: number
  orders?: Order[]
}

export interface PasskeyOut {
  id: string
  name: string
  created: number
  used: number | null
}

export interface PersonOut {
  id: string
  name: string
  login: string | null
}

export interface PlaceOut {
  view: View
  moves: string[]
  question: Question | null
  events: Told[]
  stages: Stage[]
  task: string
  show: string
  answers: Record<string, AnswerOut>
}

export interface PlayOn {
  seat: number
  level?: string
  as_it_was?: boolean
  move?: string | null
}

export interface PlayOut {
  move: string
  scenes: SceneOut[]
  reward: number
  chance: number
  points: number
}

export interface PlayedGame {
  table: string
  at: number
  game: string
  seat: number
  seats: number
  place: number
  points: number
  mean: number
  left: boolean
  rated: boolean
  change: number | null
  bots: boolean
  luck?: number | null
  skill?: number | null
}

export interface Presence {
  seats: (number | null)[]
  here: boolean[]
  voices?: string[]
  folded?: string[]
}

export interface Preview {
  view: View | null
  done: number
  boundary: boolean
  moves: string[]
  question: Question | null
  prospect: ProspectOut
}

export interface Problem {
  type: string
  title: string
  status: number
  detail?: string
  statement?: string
  rule?: string
  index?: number
  sight?: Sight
}

export interface ProfileOut {
  id: string
  name: string
  since: number
  yours: boolean
  shown: '' | 'hidden' | 'friends' | 'all'
  ratings_on: boolean
  ratings: RatingOut[]
  history: Record<string, RatedPoint[]>
  results: GameResults[]
  opponents: OpponentOut[]
  last: PlayedGame[]
}

export interface Proof {
  old?: string
  proof?: Record<string, unknown> | null
}

export interface ProspectOut {
  deed: Said
  costs: Record<string, number>
  gains: Record<string, number>
  said: string[]
  then: Said | null
  follows: string[]
  undoable: boolean
}

export interface PuzzleAnswer {
  move?: string
}

export interface PuzzleHead {
  id: string
  kind: string
  difficulty: string
}

export interface PuzzleOut {
  id: string
  number: number
  kind: string
  difficulty: string
  levels: number[]
  seat: number
  names: string[]
  view: View
  moves: string[]
  question: Question
}

export interface PuzzleReason {
  text: string
  good: boolean
}

export interface PuzzleTry {
  moves: string[]
}

export interface PuzzleVerdict {
  right: boolean
  best: string
  second: string
  gain: string
  why: PuzzleReason[]
}

export interface Question {
  key: string
  facts: Record<string, number | string>
  words: Record<string, Told>
}

export interface Ranked {
  person: string
  name: string
  level: string
  value: number
  bar: number
  games: number
  yours: boolean
}

export interface RatedPoint {
  at: number
  games: number
  value: number
  bar: number
}

export interface RatingChange {
  counted: '' | 'rated' | 'unfinished' | 'not-agreed' | 'removed' | 'data' | 'too-often' | 'waiting'
  rating?: RatingOut | null
  before?: number | null
}

export interface RatingOut {
  game: string
  games: number
  value: number | null
  bar: number | null
}

export interface Rename {
  name: string
}

export interface ReportOut {
  id: string
  at: number
  table: string
  person: string
  name: string
  text: string
  why: string
  by: string
}

export interface Said {
  key: string
  facts: Record<string, number | string>
  parts: Told[]
}

export interface SceneOut {
  seat: number
  events: Told[]
  reasons: number[]
  view: View
}

export interface SealOut {
  level: '' | 'sealed' | 'joint'
  seal: string
  own: boolean[]
  awaited: number[]
  tip?: string
  next?: number | null
  witness?: number | null
  drawn?: boolean
  lost?: boolean
}

export interface SeatBy {
  level?: string | null
  zone?: string
  own?: boolean
}

export interface SeatOutcome {
  seat: number
  name: string
  place: number
  score: number
  merits: number[]
  why: Why | null
  gains: Gain[]
}

export interface Seated {
  table: string
  seat: number
  version: number
}

export interface SessionOut {
  id: string
  agent: string
  created: number
  seen: number
  current: boolean
}

export interface Sight {
  table: string
  version: number
  game: string
  options: Record<string, string>
  status: string
  visibility: 'public' | 'link' | 'private'
  days: number
  minutes: number
  increment: number
  late: 'move' | 'seat'
  hints: boolean
  rated: boolean
  delay: number
  owner: boolean
  seat: number | null
  asked: number | null
  moves: string[]
  question: Question | null
  position: number
  chairs: Chair[]
  clocks: ClockOut[]
  proposal: Wish | null
  rematch: string
  origin: string
  deal: string
  seal: SealOut | null
  view: View | null
  data: string
}

export interface Stage {
  told: number
  view: View
}

export interface StatementOut {
  id: string
  section: string
  text: string
  provenance: string
  ruling: string
}

export interface StepOut {
  title: string
  say: string
  another: boolean
  lit: string[]
  part: string
  tap: string[]
  tap_task: string
  tapped: string
  places: PlaceOut[]
}

export interface TableMade {
  table: string
  invites: Invite[]
}

export interface TableOut {
  table: string
  game: string
  options: Record<string, string>
  status: string
  visibility: 'public' | 'link' | 'private'
  days: number
  minutes: number
  increment: number
  names: string[]
  levels: string[]
  created: number
  seeks?: '' | 'beginners' | 'anybody' | 'experienced'
  rated?: boolean
}

export interface TablePage {
  items: TableOut[]
  next: string | null
}

export interface Told {
  key: string
  facts: Record<string, number | string>
}

export interface Turn {
  seat: number
  asked: number
  moves: string[]
}

export interface UncertainOut {
  name: string
  group: string
  thing: string
  facts: Record<string, number | string>
  question: string
  where: string
  why: string
  kind: string
  form: Record<string, unknown>
  help: string
  labels: Record<string, string>
  assumed_said: string
  value: number | boolean | string | string[] | Record<string, number | boolean>
  text: string
  said: string
  corrected: boolean
  statement: string
}

export interface UseFriendLink {
  token: string
}

export interface UseInvite {
  token: string
  zone?: string
  own?: boolean
}

export interface UsePasskey {
  credential: Record<string, unknown>
}

export interface Version {
  version: number
}

export interface WatchOut {
  line: number
  seat: number
  number: number
  of: number
  better: PlayOut
  played: PlayOut
}

export interface Watcher {
  id: string
  name: string
}

export interface Why {
  key: string
  criterion: string
  mine: number
  theirs: number
}

export interface Wish {
  asked: number
  seat: number
  wish: 'undo' | 'pause' | 'resume' | 'remove'
  agreed: number[]
  whom: number | null
}
