// Made from the migrations by: pnpm --filter @vidda/commerce database-types
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { JsonColumns } from './json-columns.ts'

/** Written as JSON text. */
type Json<Column extends keyof JsonColumns> = ColumnType<JsonColumns[Column], string, string>
type JsonOrNull<Column extends keyof JsonColumns> = ColumnType<JsonColumns[Column] | null, string | null, string | null>
type JsonWithDefault<Column extends keyof JsonColumns> = ColumnType<JsonColumns[Column], string | undefined, string>

export type Database = {
  readonly article_campaigns: {
    readonly id: number
    readonly campaign_id: number
    readonly article_id: number
    readonly price: number
    readonly label_type: string
    readonly label_data: string
  }
  readonly articles: {
    readonly id: number
    readonly chain_id: number
    readonly article_no: string
    readonly slug: string
    readonly name: string
    readonly description: string
    readonly tech_description: string
    readonly nutrient_content: string | null
    readonly wash_label: string | null
    readonly care_label: string | null
    readonly price: number
    readonly original_price: number
    readonly before_price: number | null
    readonly pant: number
    readonly fright_price: number
    readonly product_line_id: number
    readonly main_group_id: number
    readonly subcategory_id: number
    readonly group_id: number
    readonly gender: number
    readonly genders: number[]
    readonly color_ids: number[]
    readonly pictures: JsonWithDefault<'articles.pictures'>
    readonly season: string | null
    readonly custom_label: string | null
    readonly can_purchase: boolean
    readonly visible: boolean
    readonly featured: boolean
    readonly only_cc: boolean
    readonly web_purchase_limit: number
    readonly average_rating: number | null
    readonly created_at: Date
    readonly worn_with: Generated<number[]>
    readonly review_count: Generated<number>
    readonly key_facts: string | null
  }
  readonly attempts: {
    readonly key: string
    readonly count: number
    readonly ends_at: Date
  }
  readonly bestsellers: {
    readonly chain_id: number
    readonly article_id: number
    readonly qty_rank: number
    readonly turnover_rank: number
  }
  readonly blog_categories: {
    readonly id: number
    readonly chain_id: number
    readonly slug: string
    readonly name: string
  }
  readonly blog_posts: {
    readonly id: number
    readonly chain_id: number
    readonly slug: string
    readonly title: string
    readonly body: string
    readonly picture: JsonOrNull<'blog_posts.picture'>
    readonly main_article: number | null
    readonly related_articles: number[]
    readonly categories: number[]
    readonly published_at: Date
    readonly updated_at: Date | null
  }
  readonly campaigns: {
    readonly id: number
    readonly chain_id: number
    readonly name: string
    readonly short_description: string
    readonly description: string
    readonly starts: Date
    readonly ends: Date
    readonly picture: JsonOrNull<'campaigns.picture'>
    readonly show_label: boolean
    readonly show_image: boolean
    readonly label_text: string
    readonly url: string
    readonly club: boolean | null
  }
  readonly chain_colors: {
    readonly chain_id: number
    readonly id: number
    readonly name: string
    readonly hex: string
    readonly color_code: string
    readonly color_group_id: number
  }
  readonly chain_settings: {
    readonly chain_id: number
    readonly house_line_id: number
    readonly return_days: number
    readonly reservation_hours: number
    readonly delivery_text: string
    readonly collect_text: string
    readonly open_units: Generated<number>
    readonly open_reservations: Generated<number>
    readonly units_per_address: Generated<number>
    readonly mails_per_receiver: Generated<number>
    readonly confirm_above_units: Generated<number>
    readonly confirm_above_total: Generated<number>
    readonly review_without_purchase: Generated<boolean>
  }
  readonly color_groups: {
    readonly id: number
    readonly label: string
    readonly name: string
    readonly hex: string
    readonly color_id: number
  }
  readonly colors: {
    readonly id: number
    readonly name: string
    readonly hex: string
    readonly color_code: string
    readonly color_group_id: number
  }
  readonly complaints: {
    readonly id: GeneratedAlways<number>
    readonly chain_id: number
    readonly order_id: number | null
    readonly reservation_id: number | null
    readonly key: string
    readonly ean: string
    readonly count: number
    readonly problem: string
    readonly discovered: string
    readonly wish: string
    readonly email: string
    readonly received_at: Date
    readonly closed_at: Date | null
    readonly closed_by: string | null
  }
  readonly customer_tokens: {
    readonly hash: string
    readonly customer_id: number
    readonly purpose: string
    readonly email: string
    readonly expires_at: Date
  }
  readonly customers: {
    readonly id: GeneratedAlways<number>
    readonly chain_id: number
    readonly auth_id: string
    readonly code: string
    readonly first_name: string
    readonly surname: string
    readonly email: string
    readonly phone: string
    readonly password_hash: string
    readonly birth_date: string | null
    readonly gender_id: number | null
    readonly street: string
    readonly postal_code: string
    readonly city: string
    readonly permissions: Json<'customers.permissions'>
    readonly preferences: Json<'customers.preferences'>
    readonly terms_conditions: boolean
    readonly email_verified: boolean
    readonly club: boolean
    readonly marketing: boolean
    readonly newsletter: boolean
    readonly event_invite: boolean
    readonly birthday_gift: boolean
    readonly cookies: boolean
    readonly cookie_default: boolean
    readonly cookie_ga: boolean
    readonly cookie_google_tag_manager: boolean
    readonly cookie_meta_pixel: boolean
    readonly created_at: Date
    readonly updated_at: Date
    readonly pending_email: string | null
    readonly pending_email_at: Date | null
  }
  readonly doc_idx: {
    readonly article_id: number
    readonly chain_id: number
    readonly visible: boolean
    readonly tags: number[]
    readonly terms: Generated<string>
    readonly name_sort: string
    readonly price: number
    readonly qty_rank: number
    readonly turnover_rank: number
    readonly created: Date
    readonly changed: string | null
    readonly variants: Generated<number[]>
  }
  readonly doc_src: {
    readonly article_id: number
    readonly source: string
    readonly stock: string
    readonly detail: string
    readonly colors: Json<'doc_src.colors'>
  }
  readonly facebook_posts: {
    readonly id: string
    readonly chain_id: number
    readonly message: string
    readonly link: string | null
    readonly picture: JsonOrNull<'facebook_posts.picture'>
    readonly created_at: Date
  }
  readonly facts: {
    readonly name: string
    readonly value: string
  }
  readonly favourites: {
    readonly customer_id: number
    readonly article_id: number
    readonly position: number
  }
  readonly genders: {
    readonly id: number
    readonly name: string
  }
  readonly groups: {
    readonly chain_id: number
    readonly id: number
    readonly subcategory_id: number
    readonly name: string
    readonly position: number
  }
  readonly homes: {
    readonly chain_id: number
    readonly name: string
    readonly composition: Json<'homes.composition'>
  }
  readonly idempotency: {
    readonly chain_id: number
    readonly key: string
    readonly body_hash: string
    readonly status: number | null
    readonly answer: string | null
    readonly customer_id: number | null
    readonly reservation_id: number | null
    readonly created_at: Date
  }
  readonly limit_uses: {
    readonly id: GeneratedAlways<number>
    readonly key: string
    readonly units: number
    readonly at: Date
  }
  readonly mails: {
    readonly id: GeneratedAlways<number>
    readonly tenant_id: string
    readonly kind: string
    readonly payload: Json<'mails.payload'>
    readonly attempts: Generated<number>
    readonly created_at: Date
    readonly next_at: Date
    readonly failed_at: Date | null
    readonly last_error: string | null
  }
  readonly main_groups: {
    readonly chain_id: number
    readonly id: number
    readonly name: string
    readonly picture: JsonOrNull<'main_groups.picture'>
    readonly banner_link: string
    readonly position: number
  }
  readonly order_lines: {
    readonly order_id: number
    readonly position: number
    readonly ean: string
    readonly count: number
    readonly article_id: number
    readonly name: string
    readonly size: string
    readonly color: string
    readonly image: string
    readonly price: number
  }
  readonly orders: {
    readonly id: GeneratedAlways<number>
    readonly chain_id: number
    readonly tenant_id: string
    readonly customer_id: number | null
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly address: string
    readonly zipcode: string
    readonly city: string
    readonly vat_percentage: number
    readonly total_vat: number
    readonly net_amount: number
    readonly total: number
    readonly created_at: Date
    readonly detached_at: Date | null
    readonly shop_id: number | null
    readonly payment_session_id: number | null
  }
  readonly payment_operations: {
    readonly id: GeneratedAlways<number>
    readonly session_id: number
    readonly kind: string
    readonly amount: number
    readonly lines: Json<'payment_operations.lines'>
    readonly by: string
    readonly at: Date
    readonly state: string
    readonly provider_reference: string | null
    readonly error: string | null
    readonly restock: Generated<boolean>
    readonly charge_id: number | null
  }
  readonly payment_outbox: {
    readonly id: GeneratedAlways<number>
    readonly session_id: number
    readonly kind: string
    readonly intention: string
    readonly operation_id: number | null
    readonly note: JsonWithDefault<'payment_outbox.note'>
    readonly attempts: Generated<number>
    readonly created_at: Date
    readonly next_at: Date
    readonly done_at: Date | null
    readonly failed_at: Date | null
    readonly last_error: string | null
  }
  readonly payment_sessions: {
    readonly id: GeneratedAlways<number>
    readonly nonce: string
    readonly token_hash: string
    readonly token_nonce: string
    readonly chain_id: number
    readonly tenant_id: string
    readonly shop_id: number
    readonly customer_id: number | null
    readonly provider: string
    readonly reference: string
    readonly provider_order_id: string | null
    readonly order_id: number
    readonly key: string | null
    readonly body_hash: string
    readonly state: string
    readonly reason: string | null
    readonly claimed_at: Date
    readonly contents: Json<'payment_sessions.contents'>
    readonly cart_hash: string
    readonly version: number
    readonly total: number
    readonly vat: number
    readonly next: JsonOrNull<'payment_sessions.next'>
    readonly held: boolean
    readonly hold_until: Date
    readonly receiver: JsonOrNull<'payment_sessions.receiver'>
    readonly payment_method: string | null
    readonly created_at: Date
    readonly changed_at: Date
    readonly detached_at: Date | null
    readonly reads: Generated<number>
    readonly next_read_at: Date | null
    readonly address_key: string | null
  }
  readonly pictures: {
    readonly name: string
    readonly src: string
    readonly focus: JsonOrNull<'pictures.focus'>
  }
  readonly poll_answers: {
    readonly question_id: number
    readonly visitor: string
    readonly option_id: number
    readonly created_at: Date
  }
  readonly poll_options: {
    readonly id: number
    readonly question_id: number
    readonly text: string
    readonly position: number
    readonly correct: boolean | null
  }
  readonly poll_questions: {
    readonly id: number
    readonly poll_id: number
    readonly text: string
    readonly position: number
  }
  readonly polls: {
    readonly id: number
    readonly chain_id: number
    readonly name: string
    readonly description: string
    readonly picture: JsonOrNull<'polls.picture'>
    readonly starts: Date
    readonly ends: Date
  }
  readonly postal_codes: {
    readonly code: string
    readonly place: string
    readonly lat: number
    readonly long: number
    readonly approximate: boolean | null
  }
  readonly prices: {
    readonly article_id: number
    readonly price: number | null
    readonly valid_from: Date
    readonly valid_to: Date | null
    readonly club: boolean | null
    readonly campaign_id: number | null
  }
  readonly product_lines: {
    readonly chain_id: number
    readonly id: number
    readonly name: string
    readonly house_brand: boolean
  }
  readonly promo_codes: {
    readonly id: number
    readonly chain_id: number
    readonly code: string
    readonly valid_from: string
    readonly valid_to: string
    readonly fixed: boolean
    readonly amount: number
    readonly for_everyone: boolean
    readonly single_use: Generated<boolean>
  }
  readonly promo_holds: {
    readonly promo_code_id: number
    readonly session_id: number
  }
  readonly provider_events: {
    readonly id: GeneratedAlways<number>
    readonly session_id: number
    readonly kind: string
    readonly dedupe: string
    readonly status: string | null
    readonly received_at: Date
    readonly handled_at: Date | null
    readonly outcome: string | null
  }
  readonly purchase_changes: {
    readonly id: GeneratedAlways<number>
    readonly chain_id: number
    readonly kind: string
    readonly purchase_id: number
    readonly at: Generated<Date>
  }
  readonly purchase_numbers: {
    readonly kind: string
    readonly purchase_id: number
    readonly chain_id: number
    readonly first: number
    readonly last: number
    readonly at: Date
  }
  readonly reservation_confirmations: {
    readonly hash: string
    readonly reservation_id: number
    readonly expires_at: Date
  }
  readonly reservation_lines: {
    readonly reservation_id: number
    readonly position: number
    readonly ean: string
    readonly count: number
    readonly reserved: boolean
    readonly article_id: number
    readonly campaign_article_id: number | null
    readonly name: string
    readonly size: string
    readonly color: string
    readonly image: string
    readonly price: number
  }
  readonly reservations: {
    readonly id: GeneratedAlways<number>
    readonly chain_id: number
    readonly tenant_id: string
    readonly token_hash: string
    readonly token_nonce: string
    readonly shop_id: number
    readonly customer_id: number | null
    readonly status_id: number
    readonly name: string
    readonly email: string
    readonly email_key: Generated<string>
    readonly phone: string
    readonly delivery: string
    readonly address: string
    readonly city: string
    readonly zipcode: string
    readonly shipping_method_id: number | null
    readonly total: number
    readonly tracking_url: string | null
    readonly wish_hash: string | null
    readonly created_at: Date
    readonly collect_before: Date
    readonly ended_at: Date | null
    readonly ended_by: string | null
    readonly detached_at: Date | null
  }
  readonly reviews: {
    readonly id: number
    readonly article_id: number
    readonly content: string
    readonly reply: string | null
    readonly customer: string
    readonly rating: number
    readonly approved: boolean
    readonly rejected: boolean | null
    readonly created_at: Date
    readonly true_to_size: number | null
    readonly size_color: string | null
    readonly anonymous: boolean
    readonly customer_id: number | null
    readonly verified: Generated<boolean>
    readonly judged_by: string | null
    readonly judged_at: Date | null
    readonly replied_by: string | null
    readonly replied_at: Date | null
  }
  readonly search_epoch: {
    readonly epoch: string
    readonly names: Generated<string>
  }
  readonly sessions: {
    readonly id_hash: string
    readonly chain_id: number
    readonly customer_id: number
    readonly created_at: Date
    readonly used_at: Date
    readonly name: Generated<string>
    readonly browser: string | null
    readonly system: string | null
  }
  readonly shipping_methods: {
    readonly chain_id: number
    readonly id: number
    readonly key: string
    readonly name: string
    readonly price: number
  }
  readonly shops: {
    readonly id: number
    readonly chain_id: number
    readonly no: string
    readonly name: string
    readonly full_name: string
    readonly org_no: string
    readonly description: string
    readonly opening_hours: string
    readonly deviations: JsonWithDefault<'shops.deviations'>
    readonly map_link: string
    readonly post_no: string
    readonly post_place: string
    readonly address: string
    readonly email: string
    readonly phone: string
    readonly messenger_id: string | null
    readonly lat: number
    readonly long: number
    readonly picture: JsonOrNull<'shops.picture'>
  }
  readonly sizes: {
    readonly id: number
    readonly name: string
    readonly position: number
    readonly scale: string
  }
  readonly stale_documents: {
    readonly article_id: number
  }
  readonly stock: {
    readonly variant_id: number
    readonly shop_id: number
    readonly qty: number
  }
  readonly stock_holds: {
    readonly session_id: number
    readonly variant_id: number
    readonly shop_id: number
    readonly count: number
  }
  readonly stock_notices: {
    readonly id: GeneratedAlways<number>
    readonly chain_id: number
    readonly tenant_id: string
    readonly customer_id: number | null
    readonly email: string | null
    readonly ean: string
    readonly shop_id: number | null
    readonly nonce: string
    readonly asked_at: Date
    readonly confirmed_at: Date | null
    readonly told_at: Date | null
  }
  readonly subcategories: {
    readonly chain_id: number
    readonly id: number
    readonly main_group_id: number
    readonly name: string
    readonly position: number
  }
  readonly variants: {
    readonly id: number
    readonly chain_id: number
    readonly article_id: number
    readonly ean: string
    readonly size_id: number
    readonly size: string
    readonly color_id: number
  }
  readonly webhook_lines: {
    readonly tenant_id: string
    readonly chain_id: number
    readonly told: string
    readonly next_at: Date
    readonly failures: Generated<number>
    readonly failing_since: Date | null
    readonly last_error: string | null
    readonly lease: string | null
    readonly leased_until: Date | null
  }
  readonly webhook_parked: {
    readonly tenant_id: string
    readonly chain_id: number
    readonly kind: string
    readonly purchase_id: number
    readonly parked_at: Date
    readonly last_error: string
    readonly again_at: Date | null
  }
  readonly withdrawals: {
    readonly id: GeneratedAlways<number>
    readonly chain_id: number
    readonly reservation_id: number | null
    readonly email: string
    readonly message: string
    readonly received_at: Date
    readonly order_id: number | null
    readonly lines: JsonWithDefault<'withdrawals.lines'>
  }
}
