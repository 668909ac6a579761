import { sendHeight, tellParent } from './parent.ts'

const { event } = document.body.dataset

sendHeight()
if (event) tellParent({ type: 'event', name: event, data: {} })
