// Pages of channels that more than one figure or rule was read on, and the ways to name one. A code of Amazon's help stands behind a login
// and was read through dated notes of others.

/** The day all pages were read again. */
const seen = '2026-11-23';

export const pages = {
  amazonTitles: 'sellercentral.amazon.com/help/hub/reference/external/GYTR6SYGFA5E3EQC',
  amazonTitleSigns: 'sellercentral.amazon.com/seller-forums/discussions/t/b2b15728-0d43-453e-974f-59eb63f73059',
  amazonOlderTitles: 'sellercentral-europe.amazon.com/help/hub/reference/external/201100890',
  amazonBullets: 'sellercentral.amazon.com/help/hub/reference/external/GX5L8BF8GLMML6CX',
  amazonDetails: 'sellercentral.amazon.com/gp/help/external/200390640',
  amazonImages: 'sellercentral.amazon.com/help/hub/reference/external/G1881',
  amazonClaims: 'sellercentral.amazon.com/help/hub/reference/external/G202024200',
  goatConsulting: 'goatconsulting.com/amazon-policy/amazon-product-detail-page-rules-violation-policy-compliance',
  walmartPolicy:
    'marketplacelearn.walmart.com/guides/Item%20setup/Item%20content,%20imagery,%20and%20media/Product-Detail-Page:-overview',
  walmartImages:
    'marketplacelearn.walmart.com/guides/Item%20setup/Item%20content%2C%20imagery%2C%20and%20media/Product-detail-page:-Image-guidelines-&-requirements',
  walmartSpecification: 'Walmart’s item specification, as github.com/kashifakhan/training-backup carries it',
  ebayApi: 'developer.ebay.com/api-docs/master/sell/inventory/openapi/3/sell_inventory_v1_oas3.json',
  ebayPictures: 'ebay.com/help/policies/listing-policies/picture-policy?id=4370',
  etsyListing: 'help.etsy.com/hc/articles/115015628707',
  etsyImages: 'help.etsy.com/hc/articles/115015663347',
  etsyApi: 'etsy.com/openapi/generated/oas/3.0.0.json',
  metaFields: 'developers.facebook.com/documentation/ads-commerce/commerce-platform/catalog/fields',
  tiktokProducts: 'partner.tiktokshop.com/docv2/page/create-product-202309',
  openaiProducts: 'developers.openai.com/commerce/specs/file-upload/products.md',
  googleTitles: 'support.google.com/merchants/answer/6324415',
  googleData: 'support.google.com/merchants/answer/7052112',
  googleImages: 'support.google.com/merchants/answer/6324350',
} as const;

export function official(source: string, asOf: string = seen) {
  return { source, asOf, standing: 'official' } as const;
}

export function thirdParty(source: string, asOf: string | null = null) {
  return { source, asOf, standing: 'third-party' } as const;
}
