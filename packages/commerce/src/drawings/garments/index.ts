import type { Drawing } from '../studio.ts'
import { shellJacket } from './shell.ts'

export const garmentDrawings: Record<string, Drawing> = {
  'shell-jacket': shellJacket,
}
