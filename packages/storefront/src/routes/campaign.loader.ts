import { loadCampaign, type CampaignData } from '../campaigns/index.ts'
import { readPage, type Loader } from '../app/index.ts'

export const loader: Loader<CampaignData> = (app, { params, request }) => loadCampaign(app, Number(params.id), readPage(request))
