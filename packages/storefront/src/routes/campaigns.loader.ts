import { loadCampaigns, type CampaignsData } from '../campaigns/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<CampaignsData> = (app) => loadCampaigns(app)
