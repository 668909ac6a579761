import { encodeCode } from './encode-code.ts'

/** Pixels of a module: a phone's screen fills with the image. */
const moduleSize = 24
/** Heights of the words beneath, in modules. */
const lineHeight = 2.5
const letterHeight = 1.8

/** The QR code as a PNG, dark on light, with lines of text below it; rejects where the browser cannot encode one. */
export async function qrCodeImage(value: string, words: readonly string[]): Promise<Blob> {
  const rows = encodeCode(value)
  const width = rows.length * moduleSize
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = width + Math.ceil((words.length * lineHeight + 1) * moduleSize)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no images')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  rows.forEach((row, top) =>
    row.forEach((dark, left) => {
      if (dark) context.fillRect(left * moduleSize, top * moduleSize, moduleSize, moduleSize)
    }),
  )
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  words.forEach((line, index) => {
    context.font = `${index === 0 ? 'bold ' : ''}${letterHeight * moduleSize}px system-ui, sans-serif`
    context.fillText(line, width / 2, width + (index + 0.5) * lineHeight * moduleSize, width * 0.9)
  })
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This browser makes no PNG'))), 'image/png')
  })
}
