import { lockDataFolder } from '../../src/kernel/database/lock.ts'

/** A process that tries to lock a folder at a moment that its parent names, as others do, and tells whether it could. */
let lock: ReturnType<typeof lockDataFolder> | null = null

process.on('message', ({ folder, at }: { folder: string | null; at: number }) => {
  lock?.release()
  lock = null
  if (folder === null) return void process.send?.('released')
  // Waiting by a timer would spread the tries over milliseconds.
  while (Date.now() < at);
  try {
    lock = lockDataFolder(folder)
  } catch {
    lock = null
  }
  process.send?.(lock ? 'got' : 'refused')
})
process.send?.('ready')
