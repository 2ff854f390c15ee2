// What a check of a listing writes into the table of products, as statements that store many products at once spell it.
import { sql } from 'drizzle-orm';

/** The columns, each from the record `r`, and the types of that record's fields. */
export const checkColumns = sql.raw(
  'listing_quality = r."listingQuality", compliance_level = r."complianceLevel", quality_epoch = r."qualityEpoch", lens = r.lens, review_check = r."reviewCheck", broken_rules = r."brokenRules", waived_rules = r."waivedRules", is_source_changed = r."isSourceChanged"',
);
export const checkTypes = sql.raw(
  '"listingQuality" int, "complianceLevel" text, "qualityEpoch" int, lens text, "reviewCheck" jsonb, "brokenRules" jsonb, "waivedRules" jsonb, "isSourceChanged" boolean',
);
