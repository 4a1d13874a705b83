/** What does not fit on the screen, as sentences: text that is small, cut, spilt, broken or printed over another; targets
    that are small, covered or out of reach; boards out of proportion; a bar that is not whole. */
() => {
  const found = new Set()
  const size = document.documentElement.dataset.size
  const hand = size === 'P' || size === 'L'
  const touch = hand || size === 'T'
  const [W, H] = [innerWidth, innerHeight]
  const page = document.documentElement
  const table = document.querySelector('.app')
  const styles = new Map()
  const style = (one) => styles.get(one) ?? (styles.set(one, getComputedStyle(one)), styles.get(one))
  const say = (what, one, more = '') => found.add(`${what}: ${String(one).replace(/\s+/g, ' ').trim().slice(0, 40)}${more && ` (${more})`}`)
  const within = (a, b, slack) => a.left >= b.left - slack && a.right <= b.right + slack && a.top >= b.top - slack && a.bottom <= b.bottom + slack
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  /** Nothing moves meanwhile: what is asked of an element is asked once, as every question makes the browser look whether it does. */
  const once = (ask) => {
    const known = new Map()
    return (one) => {
      if (!known.has(one)) known.set(one, ask(one))
      return known.get(one)
    }
  }
  const boxOf = once((one) => one.getBoundingClientRect())
  const onlyRead = once((one) => !!one && one !== document.body && ((one.offsetWidth === 1 && one.offsetHeight === 1) || onlyRead(one.parentElement)))
  /** What an element does to the text in it. */
  const frameOf = once((one) => {
    const its = style(one)
    return {
      tile: one.matches('button, .spot, .chip, .btn'),
      moves: one.matches('[data-nearest], [data-sideways]'),
      open: its.overflowX === 'visible' && its.overflowY === 'visible',
      rolls: /auto|scroll/.test(its.overflowY),
      dots: its.textOverflow === 'ellipsis',
    }
  })
  /** Names that people gave themselves may end in dots. */
  const named = (one) => one.closest('[data-seat], .seat, .who, .gone, .by, .round, th[scope=row], .brand small, .shown, .chairs, .tables, .tb, .faces')
  const nameOf = (one) => one.dataset.name ?? one.dataset.card ?? one.querySelector('title, .only-read')?.textContent ?? one.textContent

  const linesOf = (one) => {
    const tops = []
    const inside = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    for (let node = inside.nextNode(); node; node = inside.nextNode()) {
      if (!node.data.trim() || node.parentElement.offsetWidth <= 1) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      tops.push(...[...range.getClientRects()].map(({ top }) => top))
    }
    return tops.sort((a, b) => a - b).filter((top, at) => !at || top - tops[at - 1] > 6).length
  }

  // --- text
  const texts = []
  const walk = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.data.trim()
    const one = node.parentElement
    if (!text || one.closest('title, style, symbol, .only-read, [hidden], option, .news') || !shown(one)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (!box.width || !box.height) continue
    if (onlyRead(one)) continue
    const svg = one.closest('svg')
    // what a map shows no part of is cut by its frame
    const frame = svg && one instanceof SVGElement ? svg.getBoundingClientRect() : null
    if (frame && (box.right < frame.left || box.left > frame.right || box.bottom < frame.top || box.top > frame.bottom)) continue
    const letters = parseFloat(style(one).fontSize) * (svg && one instanceof SVGElement ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : 1)
    if (letters < 11.9) say('text below 12 pixels', text, letters.toFixed(1))
    let scrolled = false
    let end = Infinity
    let tiled = false
    let rolled = null
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const its = frameOf(at)
      if (!svg && !tiled && its.tile) {
        tiled = true
        if (!within({ left: box.left, top: box.top, right: Math.min(box.right, end), bottom: box.bottom }, boxOf(at), 2)) say('text outside its tile', text)
      }
      if (its.moves) {
        scrolled = true
        break
      }
      if (its.open) continue
      const edge = boxOf(at)
      if (its.dots) {
        if (box.right > edge.right + 1.5 && !named(at)) say('text cut short', text)
        end = Math.min(end, edge.right)
        continue
      }
      if (at instanceof SVGElement) continue
      if (box.left < edge.left - 1.5 || Math.min(box.right, end) > edge.right + 1.5) say('text cut at the side', text)
      if (its.rolls) {
        scrolled = true
        rolled = edge
        break
      }
      if (box.top < edge.top - 1.5 || box.bottom > edge.bottom + 1.5) say('text cut off', text, at.className)
    }
    // a page that is no table may be scrolled down
    if (!scrolled && !within({ left: box.left, top: box.top, right: Math.min(box.right, end), bottom: box.bottom }, { left: 0, top: 0, right: W, bottom: table ? H : Infinity }, 1)) say('text outside the window', text)
    const group = svg && one instanceof SVGElement ? one.closest('g[data-apart], g[role=button], g[role=img]') : null
    if (group) {
      const shapes = [...group.querySelectorAll('rect, ellipse, circle')].slice(0, 1).map(boxOf)
      const edge = {
        left: Math.min(...shapes.map((shape) => shape.left)),
        right: Math.max(...shapes.map((shape) => shape.right)),
        top: Math.min(...shapes.map((shape) => shape.top)),
        bottom: Math.max(...shapes.map((shape) => shape.bottom)),
      }
      if (shapes.length && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5)) say('print outside its tile', text)
    }
    const lines = [...range.getClientRects()]
    const tops = (parts) => new Set(parts.filter((part) => part.width > 0.5).map((part) => Math.round(part.top))).size
    if (!svg && tops(lines) > 1 && /\p{L}{7}/u.test(text)) {
      for (const word of node.data.matchAll(/[\p{L}\u2019']{7,}/gu)) {
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        if (tops([...range.getClientRects()]) > 1 && !named(one)) say('word broken', word[0])
      }
    }
    if (box.bottom > 0 && box.top < H) {
      const layer = one.closest('.coach, .drawer, .study-deck, .study-tabs, .edges, .end > footer, .plan > .do, [data-edge], .zoom, .tab, .top, .bar, .rail, .stage, .veil, .end') ?? document.body
      for (const line of lines) {
        if (line.width < 2 || (rolled && (line.top > rolled.bottom || line.bottom < rolled.top))) continue
        const trim = (line.height - Math.min(line.height, letters * 0.72)) / 2
        texts.push({ text, layer, one, left: line.left, right: Math.min(line.right, end), top: Math.max(line.top + trim, frame?.top ?? -Infinity), bottom: Math.min(line.bottom - trim, frame?.bottom ?? Infinity) })
      }
    }
  }
  texts.sort((a, b) => a.left - b.left)
  for (let i = 0; i < texts.length; i += 1) {
    for (let j = i + 1; j < texts.length && texts[j].left < texts[i].right - 2; j += 1) {
      const [a, b] = [texts[i], texts[j]]
      if (a.layer !== b.layer || a.one === b.one) continue
      if (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2 && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2)
        say('two texts over each other', a.text, b.text.slice(0, 30))
    }
  }

  // --- choices of lists, which the browser cuts without a word
  const pen = document.createElement('canvas').getContext('2d')
  for (const list of document.querySelectorAll('select')) {
    if (!shown(list) || !list.selectedOptions.length) continue
    const its = style(list)
    pen.font = `${its.fontWeight} ${its.fontSize} ${its.fontFamily}`
    const room = list.clientWidth - parseFloat(its.paddingLeft) - parseFloat(its.paddingRight) - 16 // the arrow's
    for (const one of list.options) if (pen.measureText(one.text).width > room) say('choice cut short', one.text, `${room.toFixed(0)} px`)
  }

  // --- targets
  const own = (one) => (one instanceof SVGElement ? (one.querySelector('[pointer-events=all], rect, ellipse, path, circle') ?? one) : one).getBoundingClientRect()
  const targets = [...document.querySelectorAll('.app [data-target=can]')].filter(shown)
  const leaf = document.querySelector('.drawer')?.getBoundingClientRect()
  const high = (name) => document.querySelector(name)?.getBoundingClientRect().height ?? 0
  const strips = { up: high('.edges > .up'), down: high('.edges > .down') }
  const boxes = []
  let inSight = 0
  let beyond = 0
  for (const one of targets) {
    const box = own(one)
    const name = nameOf(one)
    const roll = one.closest('[data-scrolls], .inside, .page, .col, .bar')
    const edge = roll && /auto|scroll/.test(style(roll).overflowY) ? roll.getBoundingClientRect() : one.closest('[data-nearest]')?.getBoundingClientRect()
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    const strip = one.closest('.stage') ? strips : { up: 0, down: 0 }
    const away = edge && (middle.x < edge.left || middle.x > edge.right || middle.y < edge.top + strip.up || middle.y > edge.bottom - strip.down)
    if (away) {
      if (one.closest('.stage')) beyond += 1
      continue
    }
    inSight += 1
    if (!within(box, { left: 0, top: 0, right: W, bottom: H }, edge ? 200 : 1)) say('target outside the window', name)
    if (leaf && size === 'T' && !document.querySelector('.drawer .choices') && one.closest('.stage') && middle.x > leaf.left) say('target under the drawer', name)
    if (touch && !one.closest('[data-nearest]') && (box.width < 43 || box.height < 43)) {
      const more = one instanceof SVGElement ? 0 : parseFloat(getComputedStyle(one, '::after').getPropertyValue('--reach')) || 0
      if (box.width + 2 * more < 43 || box.height + 2 * more < 43) say('target below 44', name, `${box.width.toFixed(0)}×${box.height.toFixed(0)}`)
    }
    boxes.push({ name, one, box })
  }
  for (const over of document.querySelectorAll('.stage [data-edge]')) {
    const edge = over.getBoundingClientRect()
    for (const { name, one, box } of shown(over) ? boxes : []) {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      if (one.closest('.stage') && x > edge.left && x < edge.right && y > edge.top && y < edge.bottom) say('target under a chip', name, over.textContent)
    }
  }
  const seen = (one) => boxes.some((other) => other.one === one)
  const picked = targets.filter((one) => one.closest('.stage') && one.ariaPressed === 'true')
  if (picked.length && !picked.some(seen)) say('what is picked is out of sight', nameOf(picked[0]))
  for (const over of page.dataset.drawing === 'L' ? document.querySelectorAll('.stage .zoom') : []) {
    const edge = over.getBoundingClientRect()
    for (const { name, one, box } of shown(over) ? boxes : [])
      if (one.closest('.stage') && Math.min(box.right, edge.right) - Math.max(box.left, edge.left) > 2 && Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top) > 2) say('target under a button', name)
  }
  if (targets.length && !inSight) say('nothing of the question in sight', targets.length)
  if (beyond && !document.querySelector('.edges button, [data-edge]')) say('beyond the edge without a word', beyond)
  boxes.sort((a, b) => a.box.left - b.box.left)
  for (let i = 0; i < boxes.length; i += 1) {
    for (let j = i + 1; j < boxes.length && boxes[j].box.left < boxes[i].box.right - 1.5; j += 1) {
      const [a, b] = [boxes[i], boxes[j]]
      if (a.one.contains(b.one) || b.one.contains(a.one) || a.one.closest('.stage') !== b.one.closest('.stage')) continue
      if (Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 1.5) say('two targets over each other', a.name, String(b.name).slice(0, 30))
    }
  }
  if (touch)
    for (const one of document.querySelectorAll('.bar .btn, .tabbar button, .tools > button, .zoom button, .edges button, [data-edge]')) {
      const box = one.getBoundingClientRect()
      if (shown(one) && (box.width < 43 || box.height < 43)) say('button below 44', one.getAttribute('aria-label') ?? one.textContent, `${box.width.toFixed(0)}×${box.height.toFixed(0)}`)
    }

  // --- board, bar, page
  for (const board of document.querySelectorAll('[data-board]')) {
    const box = board.getBoundingClientRect()
    const wanted = parseFloat(board.dataset.board)
    if (wanted && Math.abs(box.width / box.height / wanted - 1) > 0.01) say('board out of proportion', (box.width / box.height).toFixed(3), `${wanted.toFixed(3)} wanted`)
    if (board.closest('.stage') && !within(box, board.closest('.stage').getBoundingClientRect(), 1)) say('board larger than its stage', board.className.baseVal ?? board.className)
  }
  for (const svg of document.querySelectorAll('.stage svg')) {
    const matrix = svg.viewBox.baseVal?.width && shown(svg) ? svg.getScreenCTM() : null
    if (matrix && Math.abs(matrix.a / matrix.d - 1) > 0.01) say('drawing stretched', svg.getAttribute('class'))
  }
  for (const panel of document.querySelectorAll('.cuba > .panel')) {
    const edge = panel.getBoundingClientRect()
    for (const child of panel.querySelectorAll('li, p, button, b, small'))
      if (shown(child) && child.getBoundingClientRect().bottom > edge.bottom + 1) say('panel runs over', panel.getAttribute('aria-label'), `${(child.getBoundingClientRect().bottom - edge.bottom).toFixed(0)} px`)
  }
  for (const picture of document.querySelectorAll('.stage li .i, .rail li .i')) {
    const [box, edge] = [picture.getBoundingClientRect(), picture.closest('li').getBoundingClientRect()]
    if (shown(picture) && box.width && (box.right > edge.right + 2 || box.left < edge.left - 2) && !picture.closest('[data-piece]')) say('picture outside its row', picture.closest('li').textContent)
  }
  const bar = table?.querySelector('.bar')
  if (bar && shown(bar)) {
    const box = bar.getBoundingClientRect()
    if (!within(box, { left: 0, top: 0, right: W, bottom: H }, 1)) say('bar outside the window', box.bottom)
    const stage = document.querySelector('.stage').getBoundingClientRect()
    if (Math.min(box.right, stage.right) - Math.max(box.left, stage.left) > 1 && Math.min(box.bottom, stage.bottom) - Math.max(box.top, stage.top) > 1) say('bar over the board', '')
    for (const one of bar.querySelectorAll('.btn')) if (shown(one) && !one.closest('[popover], ul') && !within(one.getBoundingClientRect(), box, 1)) say('button outside the bar', one.textContent)
    if (size === 'L' || size === 'P') {
      const words = bar.querySelector('.say')?.getBoundingClientRect() ?? { bottom: 0 }
      const buttons = [...bar.querySelectorAll(':scope > .deeds > :not(.all), :scope > .deeds > .all > summary, :scope > .deck > *')].filter((one) => shown(one) && (size === 'L' || one.getBoundingClientRect().top > words.bottom - 2))
      const rows = Map.groupBy(buttons, (one) => Math.round(one.getBoundingClientRect().bottom / 8))
      if (size === 'P' && rows.size > 2) say('bar in more than two rows of buttons', rows.size)
      for (const row of rows.values()) if (rows.size > 1 && row.length === 1 && row[0].getBoundingClientRect().width < box.width * 0.3) say('a button alone in its row', nameOf(row[0]))
    }
    for (const one of bar.querySelectorAll('.btn')) {
      const lines = shown(one) && !one.closest('[popover], ul') ? linesOf(one) : 0
      if (lines > 2) say('button of more than two lines', one.textContent, lines)
    }
    if (size === 'P' && box.height > H * 0.41) say('bar above 40 %', box.height)
  }
  if (page.scrollWidth > W) say('page scrolls sideways', page.scrollWidth)
  if (bar && page.scrollHeight > H) say('page scrolls', page.scrollHeight)
  for (const one of document.querySelectorAll('#app *')) {
    if (one.ownerSVGElement && one.localName !== 'foreignObject') continue // parts of drawings have no boxes that scroll
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && /auto|scroll/.test(style(one).overflowX) && shown(one) && !one.matches('[data-sideways]')) say('scrolls sideways', one.className, `${one.scrollWidth} in ${one.clientWidth}`)
  }
  return [...found]
}
