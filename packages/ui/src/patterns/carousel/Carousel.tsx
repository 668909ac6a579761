import { carouselTexts, fill } from '@vidda/texts'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { CarouselRoot } from './Carousel.styles.ts'
import { keepTime } from './timed-moves.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { useClock } from './use-clock.ts'

export type CarouselSlide = {
  /** Tells it from the others. */
  readonly id: string
  readonly content: ReactNode
}

export type CarouselProps = RootProps<'section'> & {
  /** In the order they are shown. */
  readonly slides: readonly CarouselSlide[]
  /** What the slides show, for the region's name. */
  readonly label: string
  /** Time (ms) that a slide stands before the next comes by itself; 0 for never. Default 5000 (spec §9). */
  readonly interval?: number
  /** Time (ms) that a move takes. Default 400 (spec §9). */
  readonly duration?: number
}

/**
 * One slide at a time, moving on by itself: it holds still under a mouse, while focus is within, in a hidden tab, once paused, and where
 * less motion is asked for. Swiped, stepped by arrows, or selected by dot; after the last comes the first. Before its code runs the
 * slides scroll. State: `data-ready`. Import it lazily: it brings embla-carousel.
 */
export function Carousel({
  slides,
  label,
  onMouseEnter,
  onMouseLeave,
  onFocus,
  onBlur,
  interval = 5000,
  duration = 400,
  ...rest
}: CarouselProps) {
  const texts = useTexts(carouselTexts)
  const [viewport, api] = useEmblaCarousel({ loop: true, align: 'start' })
  const [current, setCurrent] = useState(0)
  const several = slides.length > 1
  const next = useCallback(() => api?.scrollNext(), [api])
  const clock = useClock(several ? interval : 0, current, next)
  const moves = several && interval > 0 && !clock.calm
  const jump = clock.calm

  useEffect(() => {
    if (!api) return
    const handleSelect = () => setCurrent(api.selectedScrollSnap())
    handleSelect()
    api.on('select', handleSelect).on('reInit', handleSelect)
    const stop = keepTime(api, duration)
    return () => {
      stop()
      api.off('select', handleSelect).off('reInit', handleSelect)
    }
  }, [api, duration])

  return (
    <CarouselRoot
      aria-roledescription={texts.role}
      aria-label={label}
      {...rest}
      data-ready={api ? '' : undefined}
      onMouseEnter={(event) => {
        onMouseEnter?.(event)
        clock.setPointed(true)
      }}
      onMouseLeave={(event) => {
        onMouseLeave?.(event)
        clock.setPointed(false)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        clock.setFocused(true)
      }}
      onBlur={(event) => {
        onBlur?.(event)
        clock.setFocused(false)
      }}
    >
      <div ref={viewport} data-part="viewport">
        <div data-part="slides" aria-live={moves && !clock.paused ? 'off' : 'polite'}>
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              role="group"
              data-part="slide"
              aria-roledescription={texts.slideRole}
              aria-label={fill(texts.slide, { number: index + 1, count: slides.length })}
              inert={api !== undefined && index !== current}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {several && (
        <div data-part="controls">
          {moves && (
            <button
              type="button"
              data-part="pause"
              aria-label={clock.paused ? texts.play : texts.pause}
              title={clock.paused ? texts.play : texts.pause}
              onClick={() => clock.setPaused(!clock.paused)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={clock.paused ? 'M8 5v14l11-7Z' : 'M8.5 5.5v13M15.5 5.5v13'} />
              </svg>
            </button>
          )}
          <div role="group" aria-label={texts.choose} data-part="dots">
            {slides.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                data-part="dot"
                aria-label={fill(texts.show, { number: index + 1, count: slides.length })}
                aria-current={index === current || undefined}
                onClick={() => api?.scrollTo(index, jump)}
              />
            ))}
          </div>
          <IconButton icon="chevron-left" label={texts.previous} onClick={() => api?.scrollPrev(jump)} />
          <IconButton icon="chevron-right" label={texts.next} onClick={() => api?.scrollNext(jump)} />
        </div>
      )}
    </CarouselRoot>
  )
}
