import { mix } from '../colour.ts'
import { glow, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { snowfall } from '../fall.ts'
import { backdrop, birches, neighbours, road } from './shopfront-around.ts'
import { choices } from './shopfront-choices.ts'
import { pavement, shopFloor } from './shopfront-floor.ts'
import { lightAt, skyAt } from './shopfront-light.ts'
import type { Site } from './shopfront-parts.ts'
import { quay } from './shopfront-quay.ts'

const mirror = { left: 'right', middle: 'middle', right: 'left' } as const

/** A shop seen from its street. */
export const shopfront = (frame: Frame): string => {
  const { width, height, seed, unit, tone } = frame
  const [high, low, wall, sign, accent, dark] = [tone(0), tone(0.2), tone(0.4), tone(0.6), tone(0.8), tone(1)]
  const { chainId, at, alpine, design, setting, cover, hour, mirrored, mountains } = choices(seed)
  const light = lightAt(hour, high, low)
  const snowy = cover === 'snow'
  const site: Site = { frame, wall, dark, cover, shade: light.shade, lit: light.lit, glass: light.glass }
  const { body, reach, tall, floor: plan } = design(site)
  const floor = mirrored ? { ...plan, door: mirror[plan.door] } : plan
  const scale = Math.min((width * 0.88) / (reach * 2), (height * 0.8) / Math.max(120, tall))
  const ground = Math.min(height * 0.86, height * 0.57 + tall * scale * 0.5)
  const drawn = [
    setting === 'street' ? neighbours(site, reach - 2, light.air) : '',
    setting === 'birches' ? birches(site, reach, width / 2 / scale) : '',
    `<g${mirrored ? ' transform="scale(-1 1)"' : ''}>${body}</g>`,
    shopFloor(frame, floor, { chainId, sign, accent, wall, dark, display: at, awning: !alpine && at % 3 !== 2 }),
    pavement(floor, { accent, dark, snowy, spare: at }),
  ]
  return [
    skyAt(frame, light, ground),
    backdrop(frame, { light, setting, snowy, alpine: alpine || (mountains && setting !== 'street'), ground }),
    (setting === 'fjord' ? quay : road)(frame, light, snowy, ground),
    `<g transform="translate(${n(width / 2)} ${n(ground)}) scale(${scale.toFixed(3)})">${drawn.join('')}</g>`,
    glow(frame, width / 2, ground + unit * 3, floor.half * scale, unit * 5, [
      [0, mix('#ffd48a', '#ffffff', 0.1), 0.25 + light.lit * 0.4],
      [1, '#ffd48a', 0],
    ]),
    snowy ? snowfall(frame, 0.18) : '',
  ].join('')
}
