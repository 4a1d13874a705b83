/** The letters of drawings against what lies behind them: ``seen`` is a picture of the same screen without them. */
async ({ texts, seen }) => {
  const picture = new Image()
  picture.src = `data:image/png;base64,${seen}`
  await picture.decode()
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  paper.drawImage(picture, 0, 0)
  const light = ([r, g, b]) => {
    const part = (value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b)
  }
  const poor = []
  for (const { text, box, ink, large } of texts) {
    const found = []
    const { data, width, height } = paper.getImageData(Math.round(box.x), Math.round(box.y), Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height)))
    for (let y = 0; y < height; y += 2) {
      for (let x = 0; x < width; x += 2) {
        const [one, other] = [light(ink), light(data.slice((y * width + x) * 4, (y * width + x) * 4 + 3))]
        found.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05))
      }
    }
    found.sort((a, b) => a - b)
    const usual = found[Math.floor(found.length / 4)] // lines and patterns may cross a letter, its ground may not be dim
    if (usual < (large ? 3 : 4.5)) poor.push(`${text}: ${usual.toFixed(2)}`)
  }
  return [...new Set(poor)]
}
