import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startPictureServer, startTrustedServer, type Answer, type PictureServer } from '../../kit/picture-server.ts'
import { PictureFetcher, type FetchOptions } from '../../../src/import/pictures/fetch-picture.ts'
import { mostBytes } from '../../../src/import/pictures/kept-form.ts'

const answers = new Map<string, Answer>()
const host = '127.0.0.1'

describe('a picture at an https address', () => {
  let server: PictureServer
  let fetcher: PictureFetcher | undefined

  beforeAll(async () => {
    server = await startTrustedServer(answers)
  })

  afterAll(() => server.close())

  afterEach(() => {
    fetcher?.close()
    fetcher = undefined
    answers.clear()
    server.asked.length = 0
  })

  const fetched = (path: string, options: FetchOptions = {}) => {
    fetcher ??= new PictureFetcher({ allowedHosts: [host], ...options })
    return fetcher.fetch(path.startsWith('https:') ? path : server.address(path))
  }

  it('is fetched, with what its server says of its version', async () => {
    answers.set('/a.jpg', (_request, response) =>
      response.writeHead(200, { etag: '"1"', 'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT' }).end('bytes'),
    )
    expect(await fetched('/a.jpg?width=900#left')).toEqual({
      data: Buffer.from('bytes'),
      etag: '"1"',
      modified: 'Mon, 01 Jan 2024 00:00:00 GMT',
    })
    expect(server.asked).toEqual(['/a.jpg?width=900'])
  })

  it('is not sent again where it has not changed', async () => {
    answers.set('/a.jpg', (request, response) => response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200).end('bytes'))
    fetcher = new PictureFetcher({ allowedHosts: [host] })
    expect(await fetcher.fetch(server.address('/a.jpg'), { etag: '"1"' })).toBeNull()
    expect(await fetcher.fetch(server.address('/a.jpg'), { etag: '"2"' })).toMatchObject({ data: Buffer.from('bytes') })
  })

  it('is followed to where it is now', async () => {
    answers.set('/old.jpg', (_request, response) => response.writeHead(301, { location: '/new/a.jpg' }).end())
    answers.set('/new/a.jpg', (_request, response) => response.end('bytes'))
    expect(await fetched('/old.jpg')).toMatchObject({ data: Buffer.from('bytes') })
  })

  it('is asked for once more where its server is busy, and where it hangs up', async () => {
    let times = 0
    answers.set('/busy.jpg', (_request, response) => response.writeHead((times += 1) === 1 ? 503 : 200).end('bytes'))
    answers.set('/gone.jpg', (request, response) => (times === 2 ? (times += 1) && request.socket.destroy() : response.end('bytes')))
    expect(await fetched('/busy.jpg')).toMatchObject({ data: Buffer.from('bytes') })
    expect(await fetched('/gone.jpg')).toMatchObject({ data: Buffer.from('bytes') })
    expect(server.asked).toEqual(['/busy.jpg', '/busy.jpg', '/gone.jpg', '/gone.jpg'])
  })

  it('is not asked for at an address inside the network, be it a number or a name, that nobody allowed', async () => {
    for (const inside of [host, 'localhost', '169.254.169.254', '[::1]', '0x7f.1', '2130706433']) {
      fetcher?.close()
      fetcher = new PictureFetcher({})
      await expect(fetched(server.address('/a.jpg', inside))).rejects.toThrow(
        /^must not lead to [\w.:]+, which is inside the network: .*--allow-host/,
      )
    }
    expect(server.asked).toEqual([])
  })

  it('is not followed to one either, and an allowed host may not lead to another', async () => {
    for (const location of [
      server.address('/a.jpg', 'localhost'),
      'https://169.254.169.254/latest/meta-data',
      'https://[::ffff:10.0.0.1]/a.jpg',
    ]) {
      answers.set('/on.jpg', (_request, response) => response.writeHead(302, { location }).end())
      await expect(fetched('/on.jpg')).rejects.toThrow(/^must not lead to [\w.:]+, which is inside the network/)
    }
    expect(server.asked).toEqual(['/on.jpg', '/on.jpg', '/on.jpg'])
  })

  it.each(['http://example.org/a.jpg', 'file:///etc/passwd', 'https://kari:hemmelig@example.org/a.jpg'])(
    'is not followed to %s',
    async (location) => {
      answers.set('/on.jpg', (_request, response) => response.writeHead(302, { location }).end())
      await expect(fetched('/on.jpg')).rejects.toThrow(/begins with https:\/\/, and leads elsewhere/)
    },
  )

  it('is not asked for with a password, or where it is no address', async () => {
    await expect(fetched('https://kari:hemmelig@example.org/a.jpg')).rejects.toThrow(/without a user and a password/)
    await expect(fetched('https://')).rejects.toThrow(/begins with https:\/\//)
  })

  it('is not followed in a circle', async () => {
    answers.set('/on.jpg', (_request, response) => response.writeHead(302, { location: '/on.jpg' }).end())
    await expect(fetched('/on.jpg')).rejects.toThrow(/leads on more than 5 times/)
    expect(server.asked).toHaveLength(6)
  })

  it('is refused where it is too large, before it is there and while it comes', async () => {
    answers.set('/said.jpg', (_request, response) => response.writeHead(200, { 'content-length': String(mostBytes + 1) }).write('a'))
    let sent = 0
    const hungUp = new Promise<void>((resolve) => {
      answers.set('/endless.jpg', (_request, response) => {
        response.once('close', resolve)
        const part = Buffer.alloc(1_000_000)
        const goOn = () => {
          while (!response.destroyed && response.write(part)) sent += part.length
        }
        response.on('drain', goOn)
        goOn()
      })
    })
    await expect(fetched('/said.jpg')).rejects.toThrow(/at most 30 MB/)
    await expect(fetched('/endless.jpg')).rejects.toThrow(/at most 30 MB/)
    await hungUp
    expect(sent).toBeLessThan(3 * mostBytes)
  })

  it('is refused where it does not come in time, and its host is not waited for again and again', async () => {
    answers.set('/slow.jpg', (_request, response) => {
      const timer = setInterval(() => response.write('a'), 20)
      response.once('close', () => clearInterval(timer))
    })
    answers.set('/silent.jpg', () => undefined)
    for (const path of ['/slow.jpg', '/silent.jpg', '/slow.jpg', '/silent.jpg', '/silent.jpg']) {
      await expect(fetched(path, { longest: 300 })).rejects.toThrow(/^must come within 0.3 s, and 127.0.0.1 takes longer: /)
    }
    // A busy machine may give one up before it was sent.
    expect(server.asked.length).toBeLessThan(4)
  })

  it('is refused where its server ends too early, or says that it is not there', async () => {
    answers.set('/cut.jpg', (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('a')
      setImmediate(() => response.destroy())
    })
    answers.set('/error.jpg', (_request, response) => response.writeHead(500).end())
    answers.set('/always.jpg', (_request, response) => response.writeHead(503).end())
    await expect(fetched('/cut.jpg')).rejects.toThrow(/^must come from a server that answers/)
    await expect(fetched('/none.jpg')).rejects.toThrow(/the server answers 404: correct the address/)
    await expect(fetched('/error.jpg')).rejects.toThrow(/the server answers 500: /)
    await expect(fetched('/always.jpg')).rejects.toThrow(/the server answers 503: try again later/)
  })

  it('is refused from a server that is not the one it says, or that is not there', async () => {
    const other = await startPictureServer(answers)
    await expect(fetched(other.address('/a.jpg'))).rejects.toThrow(/certificate is trusted, and that of 127.0.0.1 is not \(\w+\): /)
    other.close()
    await expect(fetched(other.address('/a.jpg'))).rejects.toThrow(/^must come from a server that answers, and 127.0.0.1 does not: /)
    await expect(fetched('https://finnes-ikke.invalid/a.jpg')).rejects.toThrow(/^must come from a server that/)
  })
})
