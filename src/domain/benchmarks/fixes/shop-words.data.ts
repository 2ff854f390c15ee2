// Words of sentences about who sells: how to reach the shop, what it ships and takes back, what it wants of its customers. What a sentence
// with a forbidden phrase says in these words says nothing of the product.
export const shopWords: ReadonlySet<string> = new Set(
  `
shop shopping store storewide outlet boutique retailer reseller dealer seller supplier vendor merchant company business brand official online
site website webpage page web link address email e-mail mail phone telephone call text chat contact visit see view click check browse follow
send write ask tell reach question inquiry information info detail assistance help customer client buyer support service team staff agent partner
representative location near nearest nearby available availability stock quantity limited supply last hurry soon now today order ordering purchase
purchasing buy buying checkout cart payment pay cash card price cost money amount save saving sale deal offer promotion promo coupon code
discount bargain special free charge fee shipping ship shipped delivery deliver delivered dispatch arrive return returned exchange refund
refunded replacement policy guarantee guaranteed warranty satisfied satisfaction happy feedback review rating rate star collection range
full entire whole complete more other selection product item listing purchase please feel kindly thank thanks welcome interested
`
    .trim()
    .split(/\s+/),
);
