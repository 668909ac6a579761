import { tellParent } from './parent.ts'

const link = document.querySelector<HTMLAnchorElement>('#return')
// The shop's whole page goes on, of which this frame covers a part.
if (link) tellParent({ type: 'leave', url: link.href })
