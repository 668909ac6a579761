import type { Proportions } from '../frame.ts'
import type { Box } from '../geometry.ts'

interface Edges {
  /** Front view, measured in the rendered picture without the shadow. */
  readonly front: Box
  /** Back view, where it differs. */
  readonly back?: Box
  /** Children's version, where it differs. */
  readonly child?: Proportions
}

/** Bounding boxes of gear in its drawings, by kind. */
export const edges: Readonly<Record<string, Edges>> = {
  'hiking-boots': { front: [86, 292, 704, 762], back: [162, 332, 638, 754], child: [0.9, 1] },
  'running-shoes': { front: [60, 368, 726, 724], back: [164, 458, 636, 748], child: [0.88, 1] },
  'rubber-boots': { front: [98, 206, 674, 776], back: [162, 224, 638, 752], child: [1, 0.84] },
  'winter-boots': { front: [86, 214, 704, 762], back: [162, 250, 638, 754], child: [1, 0.9] },
  'alpine-helmet': { front: [134, 202, 668, 832], back: [158, 244, 642, 870] },
  goggles: { front: [34, 366, 766, 648] },
  skis: { front: [264, 40, 538, 954], child: [1.1, 0.86] },
  'cross-country-skis': { front: [314, 22, 490, 970], child: [1.2, 0.86] },
  poles: { front: [214, 42, 576, 932], back: [224, 42, 586, 932], child: [1, 0.86] },
  sled: { front: [44, 280, 746, 732], back: [54, 280, 756, 732] },
  backpack: { front: [36, 92, 762, 902], back: [72, 122, 728, 946], child: [1, 0.9] },
  daypack: { front: [188, 138, 612, 862], back: [220, 192, 580, 850], child: [1, 0.9] },
  tent: { front: [26, 312, 776, 722], back: [98, 444, 682, 712] },
  'sleeping-bag': { front: [222, 60, 594, 968], child: [1, 0.86] },
  'sleeping-mat': { front: [230, 46, 582, 966], back: [166, 438, 640, 680] },
  stove: { front: [66, 332, 658, 752], back: [142, 332, 734, 752] },
  bottle: { front: [296, 118, 504, 846] },
  'head-torch': { front: [142, 266, 658, 732] },
  football: { front: [136, 258, 664, 782] },
  handball: { front: [184, 344, 616, 776] },
  'bicycle-helmet': { front: [60, 260, 714, 806], back: [168, 254, 632, 806] },
  'gas-canister': { front: [200, 324, 600, 762] },
  thermos: { front: [308, 112, 492, 850], back: [308, 112, 552, 850] },
  knife: { front: [222, 112, 632, 864], back: [168, 112, 578, 864] },
  'kayak-vest': { front: [194, 150, 606, 824] },
}
