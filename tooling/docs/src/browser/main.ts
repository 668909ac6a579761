import { copyButtons } from './copy.ts'
import { reachScrollers } from './scrollers.ts'
import { searchDialog } from './search-dialog.ts'

const top = document.body.dataset['top'] ?? '.'

searchDialog(top)
copyButtons()
reachScrollers()
