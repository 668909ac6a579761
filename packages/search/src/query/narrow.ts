import { availableShopId } from '@vidda/domain/shop'
import { isOfVariants, tag, type TagKind } from '../documents/tags.ts'
import type { Constraints, Rule, VariantField } from '../engine.ts'
import { addAll, eachBit, hasBit, keepCommon, noBits, setBit, type Bits } from '../memory/bits.ts'
import type { ChainIndex } from '../memory/chain-index.ts'
import type { VariantRules } from '../memory/variant-table.ts'

const idsOf = (rules: readonly Rule[], field: VariantField) => rules.filter((rule) => rule.field === field).map((rule) => rule.ids)

/** A variant has one colour and one size: several rules on them leave what all of them allow. */
function allowed(lists: readonly (readonly number[])[]): readonly number[] | null {
  const [first, ...others] = lists
  return first ? first.filter((id) => others.every((list) => list.includes(id))) : null
}

/** What the rules ask of one variant. */
export function variantRules(rules: readonly Rule[]): VariantRules {
  const shops = idsOf(rules, 'shops')
  return {
    colors: allowed(idsOf(rules, 'colors')),
    sizes: allowed(idsOf(rules, 'sizes')),
    shops: shops.filter((ids) => !ids.includes(availableShopId)),
    isInStock: shops.length > 0,
  }
}

/** Whether any rule decides which colour is shown. A rule that any shop has the article does not. */
export const asksForColor = ({ colors, sizes, shops }: VariantRules): boolean => colors !== null || sizes !== null || shops.length > 0

/** Whether an article meets the rules if it has each value in some variant, so that no variant needs to be looked at. */
const areApart = ({ colors, sizes, shops }: VariantRules): boolean =>
  (colors === null ? 0 : 1) + (sizes === null ? 0 : 1) + shops.length <= 1

/** Tags of which an article that meets the rules has one of each list. */
function tagsOf(rules: readonly Rule[], { colors, sizes, shops, isInStock }: VariantRules): readonly (readonly number[])[] {
  const tags = (kind: TagKind, ids: readonly number[]) => ids.map((id) => tag(kind, id))
  return [
    ...rules.filter(({ field }) => !isOfVariants(field)).map(({ field, ids }) => tags(field, ids)),
    ...(colors === null ? [] : [tags(isInStock ? 'colorsInStock' : 'colors', colors)]),
    ...(sizes === null ? [] : [tags(isInStock ? 'sizesInStock' : 'sizes', sizes)]),
    ...shops.map((ids) => tags('shops', ids)),
    ...(isInStock && colors === null && sizes === null && shops.length === 0 ? [tags('shops', [availableShopId])] : []),
  ]
}

function bitsOf(index: ChainIndex, slots: Iterable<number>): Bits {
  const bits = noBits(index.size)
  for (const slot of slots) setBit(bits, slot, true)
  return bits
}

function anyOf(index: ChainIndex, tags: readonly number[]): Bits {
  const [first, ...others] = tags.flatMap((one) => index.tagged(one) ?? [])
  if (!first) return noBits(index.size)
  if (others.length === 0) return first
  const union = first.slice()
  for (const other of others) addAll(union, other)
  return union
}

function keepIf(bits: Bits, isKept: (slot: number) => boolean): void {
  eachBit(bits, (slot) => {
    if (!isKept(slot)) setBit(bits, slot, false)
  })
}

/** Visible articles that meet every rule, out of `among` when given. */
export function narrow(index: ChainIndex, constraints: Constraints, among?: readonly number[]): Bits {
  const bits = nearly(index, constraints, among)
  const ofVariants = variantRules(constraints.rules)
  if (!areApart(ofVariants)) keepIf(bits, index.variants.having(ofVariants))
  return bits
}

/** The same and more: articles that meet all rules on variants, but perhaps none of them with one variant. Whoever looks at each variant anyhow needs no less. */
export function nearly(index: ChainIndex, { rules, ids, price }: Constraints, among?: readonly number[]): Bits {
  const bits = among ? bitsOf(index, among) : index.visible.slice()
  if (among) keepCommon(bits, index.visible)
  for (const tags of tagsOf(rules, variantRules(rules))) keepCommon(bits, anyOf(index, tags))
  if (ids) {
    const slots = ids.flatMap((id) => index.slotOf(id) ?? [])
    keepCommon(bits, bitsOf(index, slots))
  }
  if (price) {
    keepIf(bits, (slot) => {
      const amount = index.keys[slot]?.price ?? 0
      return amount >= price.min && amount <= price.max
    })
  }
  return bits
}

/** The part of an order that is in the set, from `skip` on. */
export function pageOf(order: Int32Array, bits: Bits, skip: number, take: number): number[] {
  const page: number[] = []
  let passed = 0
  for (let at = 0; at < order.length && page.length < take; at += 1) {
    const slot = order[at] ?? 0
    if (hasBit(bits, slot) && passed++ >= skip) page.push(slot)
  }
  return page
}
