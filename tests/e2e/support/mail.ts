import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** A mail as it lies in the outbox; of its encoding only what would cut a link off is undone. */
const readMail = async (file: string): Promise<string> => (await readFile(file, 'utf8')).replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '=')

/** The newest link with a token that was mailed to an address and leads to a path; waits until there is one. */
export async function mailedLink(outbox: string, email: string, path: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
    for (const name of names.toReversed()) {
      const mail = await readMail(join(outbox, name))
      const link = new RegExp(`${path}#token=[\\w-]+`, 'u').exec(mail)?.[0]
      if (link && mail.includes(`\nTo: ${email}`)) return link
    }
    await setTimeout(200)
  }
  throw new Error(`No mail to ${email} leads to ${path}`)
}
