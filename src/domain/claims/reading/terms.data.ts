// Words that state something by themselves: features, certificates, and the claims authorities and marketplaces look at.

export const featureRows = [
  {
    parents: [],
    phrases:
      'wrinkle free=wrinkle resistant|oven safe|dishwasher safe|microwave safe|freezer safe|machine washable=machine wash|hand wash only=hand wash|dry clean only=dry clean|tumble dry=tumble dry low|child proof=childproof=child resistant|watertight|flame resistant=fire resistant=flame retardant=fire retardant=flameproof|non stick=nonstick|non slip=nonslip=anti slip|breathable|insulated|cordless|wireless|rechargeable|bluetooth|wi fi=wifi|nfc|gps|hdmi|ethernet|usb c=usb type c|thunderbolt|displayport|vga|touch screen=touchscreen|oled|amoled|qled|led|lcd|plasma|hdr|4k|ultra hd=uhd|dolby atmos|dolby digital|dolby vision|dts|noise canceling=noise cancelling=noise cancellation|noise isolating|voice control=voice activated|fast charging=quick charge|wireless charging=qi charging=charges wirelessly=charges your phone wirelessly|solar powered=solar|battery powered=battery operated|backlit|adjustable|foldable=folding|collapsible|reversible|removable|detachable|portable|handmade=hand made=handcrafted=hand crafted|lined|unlined|padded|stretchy=stretch fabric=stretch denim=stretch cotton=stretch knit=stretch material=stretch waist=stretch fit=4 way stretch=two way stretch=four way stretch=stretch~|slim fit|regular fit|relaxed fit|loose fit|long sleeve=long sleeved|short sleeve=short sleeved|sleeveless|hooded|v neck|crew neck|zip closure=zipper closure|button closure|elastic waist|high waist=high waisted|tempered|hypoallergenic|unscented|kosher|halal|vegan|vegetarian|decaf=decaffeinated|dimmable|remote control=remote controlled|self cleaning|frost free|automatic shutoff=auto shutoff=automatic shut off=auto shut off|child lock|assembly required|prepaid|unlocked|refurbished',
  },
];

/** Things goods are bought or avoided for, known wherever they are named. */
export const substanceRows = [
  {
    parents: [],
    phrases:
      'retinol|hyaluronic acid|niacinamide|salicylic acid|glycolic acid|lactic acid|vitamin c|vitamin e|vitamin d|vitamin a|collagen|peptides|ceramides|biotin|keratin|caffeine|aloe vera|shea butter|argan oil|coconut oil|tea tree oil|jojoba oil|castor oil|rosehip oil|zinc oxide|titanium dioxide|benzoyl peroxide|cbd|turmeric|ashwagandha|melatonin|probiotics|prebiotics|omega 3|creatine|whey|casein|taurine|ginseng|glucosamine|elderberry|stevia',
  },
];
/** Parts that an apparatus has or has not. */
export const partRows = [
  {
    parents: [],
    phrases:
      'motion sensor|light sensor|heart rate monitor|rain sensor|temperature sensor|night light|night vision|facial recognition|fingerprint reader=fingerprint sensor|memory card slot|headphone jack|kickstand|cup holder|phone holder|water tank|built in speaker=built in speakers|built in battery|built in microphone|built in camera|built in timer|built in display|heated seat|suction cup=suction cups=suction mount|aaa batteries=aaa battery|aa batteries=aa battery|auto pause|cruise control',
  },
];

export const certificateRows = [
  {
    parents: [],
    phrases:
      'energy star=energystar|ul listed=ul certified=ul approved=ul|etl listed=etl certified=etl|fcc certified=fcc compliant=fcc approved=fcc|ce certified=ce marked=ce mark|rohs compliant=rohs certified=rohs|fda approved=fda cleared=fda certified=fda registered|nsf certified=nsf|csa certified=csa|tuv certified=tuv|ansi|iso 9001|iso 14001|iso certified|usda organic=usda certified organic|certified organic=organic certified|gots certified=gots|oeko tex=oekotex=oeko tex standard 100|fsc certified=fsc|fair trade certified=fair trade=fairtrade certified=fairtrade|greenguard gold|greenguard=greenguard certified|non gmo project verified=non gmo verified|leaping bunny=leaping bunny certified|cradle to cradle=cradle to cradle certified|rainforest alliance certified=rainforest alliance|certipur us=certipur|responsible down standard|mil std 810g=mil std 810|mil std|thx certified=thx|hi res audio certified|wi fi certified=wifi certified|qi certified|mfi certified=made for iphone certified|bifma|astm|cpsia|prop 65|reach compliant|epeat|epeat gold|80 plus|80 plus gold|80 plus bronze|80 plus platinum|kosher certified|halal certified|ada compliant|dot approved=dot certified|snell certified|nemko|aham verified|bpi certified|cruelty free certified|peta approved|usb if certified|vesa certified|nist|gia certified|igi certified|conflict free|skytrax',
  },
];

export const superlativeRows = [
  {
    parents: [],
    phrases:
      'number one=number 1=# 1=no 1|best seller=bestseller=best selling=bestselling=best sellers|best in class|best|finest|greatest|ultimate|unbeatable|unmatched|unrivaled=unrivalled|unparalleled|unsurpassed|second to none|top rated|top selling|award winning|world class|world leading=world renowned|world famous|industry leading|market leading|class leading|leading brand|most popular|most advanced|most powerful|most trusted|most durable|most comfortable|most reliable|most affordable|most efficient|most accurate|most innovative|most loved|most versatile|flawless|incomparable|matchless|supreme|peerless|one of a kind|like no other|like never before|revolutionary|groundbreaking|breakthrough|unprecedented|superior|highest quality|top quality|premium quality|top notch|exceptional|extraordinary|amazing|incredible|must have|state of the art|cutting edge|game changing',
  },
];

export const guaranteeRows = [
  {
    parents: [],
    phrases:
      'guarantee=guaranteed=guarantees|money back=moneyback|full refund=refund|risk free|satisfaction guaranteed|no questions asked|lifetime guarantee|worry free|will never fail|never fails|lasts forever|lasts a lifetime|indestructible|unbreakable',
  },
];

export const healthRows = [
  {
    parents: [],
    phrases:
      'cure=cures=curing|heal=heals=healing|clinically proven=clinically tested|doctor recommended=doctors recommend=recommended by doctors=recommended by dermatologists=recommended by dentists=doctor approved|dermatologist tested=dermatologist recommended=dermatologist approved|dentist recommended|pain relief=relieves pain=pain free=reduces pain=eases pain|weight loss=lose weight=burns fat=fat burning|anti aging=anti ageing=antiaging|anti inflammatory=antiinflammatory|detox=detoxify=detoxifies=detoxifying|boosts immunity=immune boosting=immune support=boosts the immune system=boosts your immune system|reduces wrinkles=anti wrinkle=wrinkle reducing|lowers blood pressure|reduces stress=stress relief=relieves stress|reduces anxiety=relieves anxiety|improves sleep|improves circulation|therapeutic|medicinal|medical grade|prevents disease=prevents illness|treats acne=acne treatment|non toxic=nontoxic|sensitive skin|ergonomically proven|heart healthy|promotes health=promotes healing|allergy relief=relieves allergies|cancer|diabetes|arthritis|eczema|covid=covid 19|regrows hair|hair growth|lead free',
  },
];

export const ecoRows = [
  {
    parents: [],
    phrases:
      'eco friendly=ecofriendly=ecologically friendly|environmentally friendly=environment friendly=environmentally safe=environmentally responsible|earth friendly=planet friendly|biodegradable|compostable|carbon neutral=carbon free=climate neutral|carbon negative|zero waste|zero emission=zero emissions|sustainable=sustainably=sustainability|sustainably sourced|recyclable|recycled|made from recycled|renewable|green energy|plant based|all natural|organic|chemical free|ocean plastic|upcycled|energy efficient=energy saving=energy efficiency|plastic free|ethically sourced=ethically made|cruelty free|responsibly sourced',
  },
];

export const pesticideRows = [
  {
    parents: [],
    phrases:
      'antibacterial=anti bacterial|antimicrobial=anti microbial|antifungal=anti fungal|antiviral=anti viral|kills germs=kill germs|kills bacteria=kill bacteria|kills viruses|kills 99|germ free|disinfect=disinfects=disinfecting=disinfectant|sanitize=sanitizes=sanitizing=sanitiser=sanitizer|sterilize=sterilizes=sterilizing|repels insects=repel insects=insect repellent=repels mosquitoes=mosquito repellent=repels bugs|mold resistant=mould resistant=prevents mold=mold resistance|mildew resistant|bed bug proof|insecticide|pesticide|pesticide free|flea|rodent repellent=repels rodents|bacteria resistant|germ resistant',
  },
];

/** Words of the shape `…est` that compare nothing. */
export const notSuperlatives = new Set(
  'forest harvest interest request digest honest modest invest suggest contest protest conquest arrest attest detest infest ingest molest tempest earnest everest budapest priest behest bequest northwest southwest midwest manifest latest nearest breast divest reforest rainforest bucharest inquest headrest armrest footrest backrest wrest chest palmrest unrest fest disinterest priciest guest test rest west vest nest quest crest pest zest jest lest best finest greatest southeast armchest latest'.split(
    ' ',
  ),
);
