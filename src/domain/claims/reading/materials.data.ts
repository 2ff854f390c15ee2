// Materials and what each is a kind of: who says `stainless steel` has also said `steel` and `metal`, not the other way round.

export const materialRows = [
  {
    parents: ['steel', 'metal'],
    phrases:
      'stainless steel=stainless|carbon steel|alloy steel|galvanized steel|high carbon steel|surgical steel|tool steel|cold rolled steel|spring steel',
  },
  {
    parents: ['metal'],
    phrases:
      'steel|aluminum=aluminium|cast iron|wrought iron|iron~|brass|bronze|copper|zinc|tin~|nickel|titanium|tungsten|pewter|chrome|zinc alloy|alloy|magnesium|lead crystal|cast aluminum=cast aluminium|die cast=diecast',
  },
  { parents: ['silver', 'metal'], phrases: 'sterling silver=925 silver|silver plated=silver plate|pure silver' },
  {
    parents: ['gold', 'metal'],
    phrases: 'solid gold|gold plated=gold plate|gold filled|gold vermeil|rose gold plated',
  },
  { parents: ['metal'], phrases: 'nickel plated|chrome plated|copper plated' },
  {
    parents: [],
    phrases:
      'metal=metallic~|wood=wooden=woods|plastic=plastics|fabric=cloth~|glass|rubber=rubberized|ceramic=ceramics|stone~|paper~|leather|foam|fur~|concrete|cement|wax~|cork|straw~|wicker|rattan|bone china|resin|platinum~|diamond~',
  },
  {
    parents: ['wood'],
    phrases:
      'oak|walnut|maple~|cherry wood|mahogany|pine~|birch~|beech=beechwood=beech wood|teak|cedar|bamboo|plywood|mdf|rosewood|ash wood|acacia|mango wood|hardwood|solid wood|engineered wood|particle board=particleboard|poplar wood|rubberwood|sheesham|ebony wood|spruce|hickory|redwood|balsa|driftwood|basswood',
  },
  {
    parents: ['plastic'],
    phrases:
      'polycarbonate=pc plastic|abs=abs plastic|tpu=thermoplastic polyurethane|polypropylene|polyethylene=polythene|polystyrene|pvc=polyvinyl chloride=vinyl|acrylic=plexiglass=plexiglas=perspex=lucite=pmma|melamine|acetate~|tritan|polyurethane|thermoplastic|hdpe|fiberglass=fibreglass=fiber glass|eva=ethylene vinyl acetate|polymer|tpe=thermoplastic elastomer',
  },
  { parents: ['rubber'], phrases: 'silicone=silicon rubber=silicone rubber|neoprene|latex|natural rubber|santoprene' },
  {
    parents: ['glass'],
    phrases:
      'tempered glass=toughened glass|borosilicate glass=borosilicate|crystal glass|gorilla glass|stained glass|lead glass|recycled glass',
  },
  { parents: ['ceramic'], phrases: 'porcelain|stoneware|earthenware|terracotta~|terra cotta~|bone porcelain' },
  { parents: ['stone'], phrases: 'marble|granite|slate~|quartz|onyx~|soapstone|limestone' },
  {
    parents: ['fabric'],
    phrases:
      'cotton|linen|wool|silk|polyester|nylon=polyamide|rayon=viscose|spandex=elastane=lycra|acrylic yarn|denim|canvas|velvet|satin~|fleece|microfiber=microfibre|cashmere|tweed|chiffon|lace~|mesh|corduroy|flannel|jersey~|twill|suede|felt~|hemp|jute|burlap|modal~|lyocell=tencel|bamboo viscose|merino wool=merino|organza|tulle|chenille|jacquard|terry~|terry cloth|sherpa|gauze~|muslin|poplin|chambray|crepe~|georgette|tricot|ballistic nylon|cordura|oxford cloth|taffeta|mohair|alpaca|angora|neoprene fabric|hypalon|ripstop|sateen|percale|poly cotton=polycotton|kevlar',
  },
  {
    parents: ['cotton', 'fabric'],
    phrases:
      'organic cotton|pima cotton|egyptian cotton|combed cotton|cotton blend|supima cotton|cotton jersey|cotton canvas|cotton twill|turkish cotton',
  },
  {
    parents: ['leather'],
    phrases:
      'genuine leather|full grain leather|top grain leather|nubuck|calfskin=calf leather=calf skin|lambskin=lamb leather=lamb skin|cowhide=cowhide leather=cow leather=cow hide|patent leather|sheepskin=sheep leather=sheep skin|goatskin=goat leather=goat skin|pigskin=pig leather=pig skin|deerskin=deer leather=deer skin=buckskin|real leather|italian leather|nappa leather|saffiano leather',
  },
  {
    parents: [],
    phrases:
      'vegan leather|faux leather=imitation leather=synthetic leather=leatherette=artificial leather=pleather|pu leather|faux fur=fake fur=artificial fur=imitation fur|faux suede=microsuede|bonded leather|pu~',
  },
  { parents: ['foam'], phrases: 'memory foam|gel foam|eva foam|latex foam|polyurethane foam' },
  {
    parents: [],
    phrases:
      'carbon fiber=carbon fibre|graphite~|down~|goose down|duck down|feather~|beeswax|soy wax|gold leaf|pearl~|freshwater pearl|cubic zirconia|gemstone|rhinestone|swarovski crystal|sapphire crystal|mother of pearl|teflon|nonstick ceramic|lithium ion=li ion=lithium|lithium polymer=li poly|alkaline|nickel metal hydride=nimh|cardboard|paperboard|felt wool|hay~|clay~|plaster|shell~|horn~|ivory~',
  },
];
