import { loadPoll, type PollData } from '../polls/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<PollData> = (app, { params }) => loadPoll(app, params.id ?? '')
