import { loadCampaign, readPage, type CampaignData } from '../campaigns/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<CampaignData> = (app, { params, request }) =>
  loadCampaign(app, Number(params.id), readPage(new URL(request.url).searchParams))
