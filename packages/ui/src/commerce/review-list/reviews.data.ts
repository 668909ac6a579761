import type { ListedReview } from './ReviewList.tsx'

/** What stories and tests show. */
export const sampleReviews: readonly ListedReview[] = [
  {
    id: 1,
    rating: 5,
    content: 'Gikk Besseggen i den i september, i regn fra Gjendesheim til Memurubu. Tørr hele veien. Hetta går over hjelmen.',
    customer: 'Ingrid S.',
    anonymous: false,
    createdAt: '2026-10-02T18:20:00Z',
    sizeColor: 'M / Gran',
    trueToSize: 0,
    verified: true,
    reply: null,
  },
  {
    id: 2,
    rating: 2,
    content: 'Fin jakke, men glidelåsen hang seg opp andre gang jeg brukte den.',
    customer: 'Per A.',
    anonymous: false,
    createdAt: '2026-09-14T07:05:00Z',
    sizeColor: 'L / Storm',
    trueToSize: -1,
    verified: true,
    reply: 'Hei Per! Slik skal den ikke være. Ta den med til en av butikkene våre, så bytter vi glidelåsen på stedet.',
  },
  {
    id: 3,
    rating: 4,
    content: 'God til bytur.\nLitt stiv de første gangene.',
    customer: 'Kari Hemmelig',
    anonymous: true,
    createdAt: '2026-08-30T22:30:00Z',
    sizeColor: null,
    trueToSize: null,
    reply: null,
  },
]
