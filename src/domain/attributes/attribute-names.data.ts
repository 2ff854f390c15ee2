// Names of attributes that shoppers read, with the names shops write them under; a name that is not here is told of no product by itself. Read for
// it: the attributes of Shopify's product taxonomy (English, part of the German), the GS1 Web Vocabulary and Google's notes on product details; the
// rest is general knowledge of schema.org, marketplaces' item specifics, nutrition labels and shops' filters, as are the names in other languages.
// A row is `Label | use | further names`, `use` being `title` (also told in titles), `told`, or `measure` (told, and only with a unit). The order is
// English, German, French, Spanish, Italian, Dutch, Polish, Czech, Portuguese; a name of several languages stands under the first of them.
// A field that holds a whole table of others, such as specifications, is no name: what it holds is not known.
// Names are keys, as `attributeKey` folds them: without hyphens. None may turn a denial into a claim: `contains gluten` is not `gluten free`.

const english = `
Color | title | colour, color name, colour name, main color, main colour, primary color, colors, colours, product color, body color, frame color, shade, color family, variation color, item color, color options, colour options, available colors, exterior color, exterior colour, base color, item colour, product colour, body colour, primary colour, colour family, overall color, color shade, colour shade, shade name, cover color, cover colour
Size | title | sizes, size name, product size, item size, variation size, clothing size, shoe size, garment size, bed size, ring size, apparel size, size options, available sizes, size label, hat size, glove size, sock size, diaper size, nappy size, helmet size, bedding size, accessory size
Pattern | told | print, pattern type, design pattern, pattern name, print type, fabric pattern, surface pattern
Finish | told | finish type, surface finish, finishing, surface treatment, paint finish, frame finish, hardware finish, exterior finish, cosmetic finish, makeup finish
Metal Color | told | metal colour, plating, plating color, metal finish
Lens Color | told | lens colour, lens tint, tint
Light Color | told | light colour, led color, led colour, lighting color, lighting colour, emitted color
Material | told | materials, material type, main material, primary material, product material, material composition, composition, made of, body material, construction material, item material, materials used, made from, material content, material details, material name, material family, textile material
Fabric | told | fabric type, fabrication, fabric content, fabric composition, textile, cloth material, fabric name, main fabric, fabric blend, textile composition, shell fabric, textile content
Upper Material | told | upper, outer material, shell material, exterior material, outer shell, outer fabric, shoe upper material, shoe upper, outer shell material, outer material type
Lining | told | lining material, inner material, interior material, inner lining, lining fabric, lining type, inner lining material, lining description, interior lining
Insole Material | told | insole, inner sole, inner sole material, footbed, footbed material
Sole | told | sole material, outsole, outsole material, sole type, sole style
Frame Material | told | frame, frame type, structure material
Handle Material | told | grip material, handle, grip
Strap Material | told | band material, bracelet material, strap, strap type, watch strap, watch band material, bracelet type, strap style
Top Material | told | table top material, tabletop material, surface material, tabletop, worktop material, desktop material, top surface material
Leg Material | told | legs material, feet material, leg type
Upholstery | told | upholstery material, cover material, upholstery fabric
Fill Material | told | filling, fill, filler material, stuffing, padding, fill type, filling type, infill, filling material, filler, fill material type, filler type, cushion filling
Blade Material | told | blade, blade material type, steel type, blade steel
Case Material | told | casing material
Metal | told | metal type, metals, base metal
Metal Purity | told | purity, carat, karat, metal stamp, fineness
Gemstone | told | gem type, stone, stone type, stones, main stone, main gemstone, gemstones, gem, primary stone, stone name
Wood Type | told | wood, wood species, timber, wood tone, type of wood
Fabric Weight | measure | gsm, material weight, textile weight, grammage
Thread Count | told | thread-count, threads
Dimensions | told | product dimensions, item dimensions, size dimensions, overall dimensions, measurements, dimension, assembled dimensions, item dimensions lxwxh, item dimensions lwh, product dimensions l x w x h, size and dimensions, size dimension, product measurements, item measurements, overall size, dimensions overall, dimensions l x w x h, dimensions w x d x h, dimensions h x w x d, item dimensions l x w x h, dimensions lxwxh, dimensions wxdxh, dimensions hxwxd, product dimensions lxwxh, assembled product dimensions, measures
Length | measure | item length, product length, overall length, total length, assembled product length
Width | measure | item width, product width, overall width, total width, assembled product width
Height | measure | item height, product height, overall height, total height, assembled product height
Depth | measure | item depth, product depth, overall depth, total depth, assembled product depth
Diameter | measure | item diameter, outer diameter, external diameter, outside diameter, overall diameter
Thickness | measure | item thickness
Weight | measure | item weight, product weight, net weight, unit weight, weight of product, assembled product weight
Seat Height | measure | height of seat, seating height
Seat Width | measure |
Mattress Size | told | suitable mattress size
Cable Length | measure | cord length, lead length, power cord length, cable lengths
Strap Length | measure | strap drop, handle drop
Chain Length | measure | necklace length, chain size
Heel Height | measure | heel
Heel Type | told | heel style, heel shape
Blade Length | measure |
Inseam | measure | inside leg, inseam length
Sleeve Length | told | sleeve, sleeves, sleeve type, sleeve style, sleeve length type
Capacity | measure | volume, item capacity, liquid capacity, storage volume, total capacity, fill volume, tank volume
Net Content | told | net contents, net quantity, content, contents volume, net volume, net weight content, fill quantity, net contents volume
Maximum Load | measure | weight capacity, max load, load capacity, maximum weight capacity, maximum weight, max weight, weight limit, max user weight, max. load, max load capacity, weight limit capacity, maximum load capacity, maximum recommended load, max user weight capacity, max. user weight, maximum user weight, maximum rider weight, max rider weight, static weight capacity, recommended maximum weight, max. weight
Number of Pieces | told | pieces, piece count, number of items, pieces in set, set size, quantity in set, no of pieces, no. of pieces, total pieces, pieces included, piece number, set contents, components count, number of pieces included, number of puzzle pieces, puzzle pieces
Pack Size | title | pack of, count, unit count, pack quantity, pack count, package quantity, items per pack, number in pack, units per pack, quantity per pack, number per pack, multipack quantity, items in pack, pcs per pack, pieces per pack, total count, each pack contains
Pages | told | number of pages, page count, no of pages, print length
Number of Sheets | told | sheets, sheet count
Number of Drawers | told | drawers, drawer count
Number of Shelves | told | shelves, shelf count, no of shelves, shelves count
Number of Doors | told | doors, door count
Number of Pockets | told | pockets, pocket count
Number of Compartments | told | compartments, compartment count, compartments count
Number of Seats | told | seating capacity, seats, number of persons, seat capacity, seating
Number of Players | told | players, player count, no of players, players number
Number of Ports | told | ports, total ports, port count
Number of Speeds | told | speeds, speed settings, speed levels, speed count, number of speed settings
Number of Burners | told | burners, number of cooking zones, cooking zones
Number of Lights | told | number of bulbs, bulb count, light count
Number of Blades | told | blades, blade count
Place Settings | told | number of place settings
Included | told | what's included, what is included, box contents, in the box, package contents, package includes, included components, included accessories, included items, in box, contents, items included, accessories included, parts included, kit contents, set includes, kit includes, what's in the box, what is in the box, what's in the box?, in the package, included in the box, pack contents, components included, comes with, supplied with, included parts, supplied accessories, package content, accessories supplied
Batteries Included | told | battery included, includes batteries, are batteries included, battery supplied, batteries supplied, comes with batteries
Batteries Required | told | battery required, are batteries required
Battery Type | told | battery, batteries, battery cell composition, cell type, battery size, battery technology, battery cell type, battery chemistry, required battery type, type of battery, battery form factor
Battery Capacity | measure | accumulator capacity
Battery Life | told | battery run time, battery runtime, average battery life, run time, battery operating time, operating time, max battery life, battery life time, working time, use time
Charging Time | told | charge time, recharge time, charging duration, full charge time
Power | measure | wattage, power consumption, rated power, power output, output power, output wattage, nominal power, power rating, watts, motor power, input wattage, rated wattage
Power Source | told | power supply, power type, power source type, energy source, powered by, power mode, operated by
Voltage | measure | rated voltage, input voltage, operating voltage, nominal voltage, mains voltage, supply voltage, volts, working voltage
Output | told | output voltage, power output specs, usb output, charger output
Input | told | input power
Current | measure | amperage, rated current, nominal current, max current, maximum current, amps
Frequency | measure | frequency range, operating frequency, frequency band, frequency bands, wireless frequency, mains frequency, transmission frequency
Plug Type | told | plug, plug format, plug profile, power plug, power plug type, mains plug, electrical plug
Energy Class | told | energy efficiency class, energy rating, energy efficiency rating, eu energy label, energy label, energy consumption class, eu energy efficiency class, energy efficiency class sdr
Brightness | measure | luminous flux, lumens, light output, lumen, luminosity, luminous intensity
Color Temperature | told | colour temperature, light temperature, correlated color temperature, cct
Bulb Base | told | base type, socket, lamp base, cap type, fitting, bulb fitting, socket type, base cap, bulb cap type, cap fitting, lamp fitting, bulb socket, lamp socket, bulb base type
Bulb Type | told | light source, light source type, lamp type, lamp technology, bulb technology, light technology, light type, lighting technology
Dimmable | told | is dimmable, dimmer, dimming
Beam Angle | measure | light angle
Screen Size | title | display size, screen diagonal, screen size inches, display diagonal, diagonal size, screen size diagonal, diagonal, monitor size, viewable screen size, display screen size
Resolution | told | screen resolution, display resolution, native resolution, maximum resolution, max resolution, optical resolution, display resolution maximum, pixel resolution, sensor resolution
Refresh Rate | measure | screen refresh rate, display refresh rate, maximum refresh rate
Display Type | told | panel type, display technology, screen type, display, screen technology, screen panel type, monitor panel, display technology type
Aspect Ratio | told | image aspect ratio, screen format, native aspect ratio
Processor | told | cpu, processor type, processor model, chipset, cpu model, processor brand, processor family, processor series, processor name, cpu type, processor technology
Memory | told | ram, memory size, ram size, system memory, installed ram, ram capacity, internal ram, main memory, installed memory
Storage | told | storage capacity, hard drive size, hard disk size, internal memory, internal storage, memory storage capacity, rom, ssd capacity, digital storage capacity, hard drive, hdd capacity, internal storage capacity, hard drive capacity, ssd, hdd, total storage capacity, flash memory size, built in storage
Graphics | told | graphics card, gpu, graphics coprocessor, graphics processor, graphics card model, graphics chipset, gpu model, graphics card description, video card, graphics processing type, graphics card type
Operating System | told | os, operating systems, os version, operating system version, operating system installed
Connectivity | told | connectivity technology, connection type, connections, connection, wireless type, wireless communication technology, connectivity type, connectivity options, wireless connectivity, connection method, wireless technology, network connectivity, connectivity protocol, connectivity protocols, data network, cellular technology, communication method, wired or wireless, audio connectivity
Ports and Connectors | told | interfaces, interface, connectors, connector type, connector, connection ports, ports & connectors, connector types, connectors type, plug connector, connector size, hardware interface, input output ports, connections and ports
Bluetooth Version | told | bluetooth connectivity
Wi-Fi Standard | told | wireless standard, wi fi standard, wifi standard, wifi connectivity, wi fi connectivity, wlan standard, wi fi band, wifi band, wi fi generation, wireless network type, wireless lan
Compatible With | told | compatibility, compatible devices, compatible models, compatible phone models, fits, suitable devices, compatible brand, works with, device compatibility, vehicle fitment, fitment, compatible model, compatible device, compatible device type, compatible printer, compatible printers, compatible vehicle, compatible vehicles, compatible operating systems, compatible os, compatible products, compatible material, compatible phone, compatible system, compatible platforms, device type compatibility, fits models, fits for, fits model, vehicle compatibility, phone compatibility, mobile phone compatibility, model compatibility, printer compatibility, suitable for models, suitable models, compatible mounting, compatible console, compatible mobile phones, compatible with devices, is compatible with
Camera Resolution | told | camera, rear camera, megapixels, main camera, effective pixels, camera megapixels, main camera resolution, rear camera resolution, effective still resolution
Zoom | told | optical zoom, zoom ratio, zoom type
Focal Length | measure | lens focal length, focal length range, maximum focal length
Aperture | told | maximum aperture, max aperture, f number, aperture range
Lens Type | told | lens material, lens, lens technology, lens description, lens style
Video Resolution | told | video recording, video quality, video capture resolution, max video resolution, maximum video resolution, video capture, video recording resolution
Sensor | told | sensor type, image sensor, sensors, sensor technology, camera sensor type, image sensor type, optical sensor technology, photo sensor technology, photo sensor size, image sensor size
Print Technology | told | printing technology, printing method, printer output type, printing type, print type technology, printer technology, printer type, print output
Print Speed | told | printing speed, maximum print speed, print speed mono
Paper Size | told | paper format, max paper size, maximum paper size, media size, media sizes, sheet size, paper sizes
Frequency Response | told | frequency response range
Impedance | measure | nominal impedance, speaker impedance
Driver Size | measure | audio driver size, driver unit, speaker driver size, speaker size
Noise Cancelling | told | noise cancellation, noise reduction, active noise cancellation, noise canceling, noise control, noise cancelling technology, has noise cancelling, active noise cancelling, anc
Microphone | told | built-in microphone, microphone type, with microphone, integrated microphone, mic, has microphone, built in microphone, microphone included, microphone technology
Noise Level | measure | sound level, noise, sound power level, sound pressure level, noise emission, max noise level, sound power, acoustic noise, noise output
Water Resistance | told | water resistance level, waterproof, water resistant, waterproof rating, water-resistant, water proof, is waterproof, is water resistant, water repellent, waterproofing, waterproof level, water proofing, water resistance depth, water resistance technology, water resistance rating, waterproofness
IP Rating | told | protection class, ip code, ingress protection, ip class, degree of protection, ip protection, ip protection class, ip protection rating, international protection rating, ip protection code, ip degree
Features | told | special features, special feature, key features, additional features, product features, feature, main features, additional feature, characteristics, product characteristics, functions, function, extra features, special characteristics, special functions, other features, item features, additional functions, smart features, properties, product properties, functionality
Control | told | control method, controls, control type, operation mode, controller type, control system, control panel, operating mode, operation method, input device interface, human interface input, control technology
Mounting | told | mounting type, mount type, installation type, installation, installation method, mounting method, fixing type, attachment type, attachment method, fixation type, mounting options, mounting style, fixing, mounting system
Assembly Required | told | assembly, requires assembly, is assembly required, self assembly, assembly needed, assembly type, self assembly required, is assembly necessary
Shape | told | item shape, product shape, form shape, overall shape, frame shape, design shape, rug shape
Style | told | item style, product style, design style, design, decor style, interior style, furniture style, look, style name, design type, designs, aesthetic, fashion style, styling, style type, clothing style, home decor style
Theme | told | themes, motif theme, decor theme, party theme
Type | told | product type detail, item form, product form, form, subtype
Fit | told | fit type, clothing fit, fitting type, apparel fit, shoe fit, clothing cut, garment fit, fits type
Neckline | told | neck style, neck, neck type, neckline type, neckline style, neck design
Collar | told | collar style, collar type, collar shape, lapel, lapel style
Closure | told | closure type, fastening, fastener type, closing type, closure style, closing, closing mechanism, closure mechanism, zip type, zipper type, fastening type, lid closure, bag closure, bottle closure type, cover closure, shoe closure, shoe fastening, fasteners
Waist | told | rise, waist style, waist rise, waistband, waistline, waist type, waistband type, waist height type
Length Type | told | garment length, dress length, skirt length, item length description, pants length type, top length type, trouser length type, clothing length type, coat length, hem length type, skirt dress length type
Stretch | told | elasticity, fabric stretch, stretchability, fabric elasticity, stretchy, elastic
Season | told | seasons, suitable season, recommended season, seasonality, season of use, wearing season
Toe Shape | told | toe style, toe, toe type, shoe toe, toe cap shape
Shaft Height | measure | boot height, shaft height type, boot shaft height
Width Fitting | told | shoe width, width type, shoe width fitting, foot width, shoe width type
Band Width | measure | strap width, bracelet width, lug width, watch band width
Dial Color | told | dial colour, dial, dial type, watch dial, clock face
Movement | told | watch movement, movement type, clock movement, movement source, timepiece movement, caliber
Case Diameter | measure | case size
Clasp | told | clasp type, buckle, buckle type, clasp style, clasp material, bracelet clasp
Setting | told | setting type, setting style, stone setting, gem setting
Gender | told | department, target gender, for gender, sex, genders, gender group, suitable gender, intended gender, target consumer gender
Age Range | told | age, recommended age, age group, suggested age, age recommendation, manufacturer minimum age, minimum age, manufacturer recommended age, age recommendation years, recommended age range, recommended age group, suitable for ages, for ages, ages, child age, children's age, baby age, infant age group, age from, minimum recommended age, recommended minimum age, manufacturer's recommended age, age level, age range description, target age, target age range, user age
Skin Type | told | suitable skin type, skin types, for skin type, suitable for skin type, recommended skin type
Hair Type | told | suitable hair type, hair types, for hair type, suitable for hair type, hair condition
Skin Tone | told | undertone, skin undertone, complexion
Scent | told | fragrance, scent name, aroma, smell, fragrance type, scents, fragrance name, scent type, odor, odour, scent family, perfume
Fragrance Notes | told | notes, top notes, scent notes, fragrance note, base notes, heart notes, middle notes, olfactory notes, scent profile, head notes
Flavor | title | flavour, flavor name, flavour name, taste, flavours, flavors, flavor profile, flavour profile, food flavor, flavor type, tastes
SPF | told | sun protection factor, sun protection, spf rating, spf level, spf factor, sun protection level
Coverage | told | coverage level, makeup coverage, foundation coverage
Texture | told | consistency, surface texture, food texture, product texture, texture type
Active Ingredients | told | active ingredient, key ingredients, active substance, active substances, key ingredient, hero ingredients, main ingredients, main ingredient, primary ingredients, active components, actives
Ingredients | told | ingredient list, full ingredients, ingredient, ingredient statement, ingredients list, inci, inci list, inci ingredients, composition ingredients, detailed ingredients, all ingredients, list of ingredients
Allergens | told | allergen information, allergy information, allergen info, allergen, contains allergens, allergy advice, allergen statement, allergen warning, allergen warnings, contains, allergens present, allergy warning
Nutrition | told | nutrition facts, nutritional information, nutrition information, nutritional facts, nutritional values, nutrition values, nutritional value, nutrition data, average nutritional values, nutrition per 100g, nutrient content, typical values
Diet | told | dietary, diet type, specialty, dietary needs, dietary preferences, suitable for diet, dietary preference, dietary information, dietary requirements, special diet, diets, dietary suitability, dietary type, dietary features, lifestyle diet, dietary claims
Caffeine | told | caffeine content, caffeine level, caffeinated, caffeine type
Alcohol | told | alcohol by volume, abv, alcohol content, alcohol percentage, alcohol strength, alcohol %, vol. alcohol, alc vol, alcohol level, percentage of alcohol, alcohol by vol, proof strength
Vintage | told | vintage year, wine vintage, harvest year
Grape Variety | told | grape, varietal, grapes, grape type, grape varieties, grape variety type, grape blend
Roast | told | roast level, roast type, coffee roast, roasting, degree of roast, roasting level, coffee roast level
Bean Type | told | coffee type, coffee bean type, coffee variety, bean variety
Region | told | wine region, growing region, region of origin, region produced in, production region, origin region, appellation, denomination
Dosage Form | told | dosage, medicine form, supplement form, pharmaceutical form, medication form, form of medicine, dosage type
Strength | told | potency, dose strength, drug strength, product strength, active strength, dosage strength
Serving Size | told | portion size, serving, size of serving, serving quantity, suggested serving size
Servings | told | servings per container, number of servings, serving count, portions, number of portions, serves, total servings, servings per pack, servings per package, number of servings per package
Storage Instructions | told | storage conditions, how to store, storage information, storage advice, recommended storage, storage recommendation, storage condition, consumer storage instructions, storage method, storing
Directions | told | directions for use, instructions for use, how to use, usage, usage instructions, instructions, use instructions, application instructions, how to apply, directions of use, usage directions, suggested use, usage information, usage tips, recommended usage, dosage instructions, recommended dosage, recommended dose, dosage recommendation, dosing, how to take, consumer usage instructions, user instructions, daily dose, recommended daily dose, recommended intake, recommended daily intake, intake recommendation, consumption recommendation, usage recommendation, posology
Life Stage | told | pet life stage, lifestage, pet age, pet age group, dog age group, cat age group, dog age, cat age, animal age, pet life stages
Breed Size | told | breed recommendation, target breed, dog size, pet size, dog breed size, suitable for breed size, animal size, target pet size
Target Species | told | target animal, animal, suitable pet, pet type, animal type, pet, species, for animal, suitable for animals, pets, animals, suitable animal, animal species, specific animal, target pet, suitable for pet
Care Instructions | told | care, washing instructions, wash care, care instruction, fabric care, product care instructions, care label, laundry care, care information, cleaning and care, care guide, care advice, washing, wash instructions, washing information, care recommendations, care and maintenance, care & maintenance, textile care, care symbols, garment care, washing method, product care, fabric care instructions, caring instructions
Cleaning | told | cleaning instructions, cleaning method, cleaning type, cleaning information, care cleaning, cleaning advice
Oven Safe | told | ovenproof, oven proof, is oven safe, oven suitable, suitable for oven, oven safe temperature
Heat Source | told | stove type, compatible hobs, hob type, hob compatibility, suitable for hobs, suitable hobs, suitable hob types, stovetop compatibility, compatible stove types, cooktop compatibility, heat sources, compatible heat sources, stove top type, compatible stove top type, suitable for hob type
Temperature Range | told | operating temperature, temperature rating, comfort temperature, working temperature, operating temperature range, service temperature, application temperature, ambient temperature
Temperature Settings | told | number of temperature settings, temperature levels, temperature control, temperature setting, adjustable temperature
Room | told | room type, recommended room, rooms, suitable room, suitable rooms, room suitability, for room, suitable space
Indoor or Outdoor | told | indoor/outdoor usage, indoor/outdoor, indoor outdoor usage, indoor outdoor, usage location, outdoor, indoor, suitable location, place of use
Suitable For | told | recommended uses, recommended use, specific uses, specific uses for product, recommended uses for product, intended use, use, uses, usage area, application, applications, target use, best for, ideal for, suitable use, recommended for, suited for, suitable usage, intended for, intended application, usage type, use type, purpose, best use, best uses, primary use, main use, area of use, field of application, fields of application, field of use, areas of application, use case, use cases, uses of product, area of application, product use, good for, perfect for, meant for, target usage, used for, suitable applications, recommended application, application area, intended purpose, scope of application, typical use
Surface Recommendation | told | surface, suitable surfaces, suitable surface, recommended surface, floor type, surface type, suitable floor types, suitable for surfaces, for surface, compatible surfaces, surfaces, cleaning surfaces, terrain, terrain type, suitable terrain, court surface, playing surface
Firmness | told | mattress firmness, comfort level, firmness level, hardness level, mattress hardness, degree of firmness, firmness rating, item firmness description, feel
Pile Height | told | pile, rug pile height, carpet pile height
Weave | told | weave type, construction, construction type, knit, knit type, fabric construction, fabric structure, weaving, rug weave, manufacturing technique, rug construction
Light Transmission | told | opacity, light filtering, transparency, light blocking, translucency, sheerness, opaque
Hardness | told | hardness rating, mohs hardness, lead hardness, lead grade, blade hardness, durometer, shore hardness
Grade | told |
Gauge | told | wire gauge, needle gauge, string gauge, steel gauge
Thread Size | told | thread, thread type, thread diameter, thread pitch, thread standard, connecting thread, thread style
Drive Size | told | drive type, head type, drive, drive system, screw head type, screw drive, screw drive type, head style, screw head, square drive size
Chuck Size | told | chuck type, chuck capacity
Torque | measure | max torque, maximum torque, tightening torque
Speed | told | rotational speed, max speed, maximum speed, no load speed, no-load speed, speed range, idle speed, rotation speed, idling speed, no load rpm, speed rating, maximum rotational speed
Pressure | measure | maximum pressure, max pressure, working pressure, operating pressure, air pressure, suction pressure, max. pressure
Flow Rate | told | flow, water flow, maximum flow rate, max flow rate, water flow rate, pump flow rate, flow volume
Tire Size | told | tyre size, tyre width, tire width, tyre dimensions, tire dimensions, tire aspect ratio, section width
Wheel Size | told | wheel diameter, wheels size, rim size, wheel diameter size, rim diameter
Brake Type | told | brakes, brake style, brake system, bicycle brake type, front brake, rear brake, braking system
Suspension | told | suspension type, fork, suspension fork, fork type, fork suspension, suspension travel
Frame Size | told | frame height, bike frame size, bicycle frame size
Part Position | told | position, placement on vehicle, placement, fitting position, installation position, vehicle placement, mounting position, mounting side, fitment position, automotive fit position
Vehicle Type | told | vehicle, vehicle service type, car type, suitable vehicle, vehicle types, automotive fit type, for vehicle
Viscosity | told | viscosity grade, sae viscosity, sae grade, oil viscosity, sae viscosity grade
Tent Capacity | told | sleeping capacity, occupancy, number of people, sleeps, persons, number of berths, person capacity, suitable for persons
Fill Power | told | down fill power
Plant Type | told | plant, plant types, type of plant, plant class, flower type, seed type, plant variety, tree type, plant category, plant form
Sunlight Exposure | told | sunlight, light requirement, light requirements, sun exposure, light needs, sun requirements, light requirement type, plant light, sunlight requirements
Hardiness | told | hardiness zone, usda hardiness zone, frost hardy, frost hardiness, frost resistant, winter hardy, hardy, frost resistance, winter hardiness, frost proof
Flowering Period | told | blooming period, bloom time, flowering time, bloom season, blooming season, flowering season, bloom period, flowering months
Author | told | authors, by author, writer, book author, written by
Illustrator | told | illustrated by, illustrators
Artist | told | artists, performer, performers, musician, painter
Director | told | directors, directed by
Publisher | told | imprint, published by, game publisher
Publication Date | told | publication year, year of publication
Edition | told | book edition, edition number
Language | told | languages, book language, language version, text language, language of text, published language, voice language, original language, interface language, audio languages, audio language, supported languages, instruction language, language of instructions
Format | told | book format, binding, cover type, media format, media type, book cover type, book binding, book cover, binding type, binding style, music format, disc format, publication format
Genre | told | genres, subject, music genre, game genre, movie genre, film genre, subjects, literary genre, topic, topics, book genre, video game genre, subject area
Series | told | book series, series title, book series name, product series, game series, series name
Runtime | told | running time, duration, play length, run length, length of film, film length, total playing time, listening length
Platform | told | gaming platform, game platform, hardware platform, gaming platforms, game platforms, compatible platform, game console, console, video game platform, console system
Game Time | told | playing time, play time, average playing time, estimated playing time, length of game, game duration, playtime
Difficulty | told | difficulty level, skill level, recommended skill level, expertise level, experience level, skill levels, level of difficulty, player level, user level, ability level, skill level required, proficiency level
Ruling | told | ruling type, ruled, line ruling, page ruling, page layout, lineature, paper ruling, ruling of paper
Ink Color | told | ink colour, writing color, writing colour, ink colors, toner color, toner colour, cartridge color
Point Size | told | tip size, nib size, line size, point type, tip, line width, stroke width, writing width, pen tip, nib, nib type, nib width, lead diameter, tip type, tip style, pen point, writing tip
Page Yield | told | yield, print yield, cartridge yield, number of printed pages, printed pages, toner yield, ink yield, page yield black
Certification | told | certifications, certificates, certificate, standards, standard, quality mark, quality marks, seal of approval, norm, norms, test mark, test marks, quality certification, product certifications, safety certification, safety certifications, safety standard, safety standards, safety approval, test seal, en standard, industry standard, industry standards, product certifications and standards, certification type, product standards
Country of Origin | told | origin, made in, country of manufacture, manufactured in, place of origin, country of production, origin country, product origin, manufacturing country, country where manufactured, country of assembly, place of manufacture, made where, countries of origin, produced in, origin of product, provenance, country region of manufacture, production country
Warranty | told | warranty period, manufacturer warranty, warranty type, warranty length, guarantee period, guarantee, warranty information, warranty duration, warranty term, warranty terms, warranty description, limited warranty, warranty years, manufacturer's warranty, manufacturer guarantee, warranty coverage, guarantee years, years of warranty, product warranty, manufacturer warranty description
Model | told | model name, model number, model no, model no., model designation, product model, item model, model type, model series
Collection | told | collection name, range, designer collection
Occasion | told | occasions, event type, special occasion, party occasion, suitable occasion, celebration, wear occasion, occasion type, dress occasion
Eco Credentials | told | sustainability, sustainability features, eco friendly, environmentally friendly, environmental features, ecological, environmental label, eco label, ecolabel, environmental claims, sustainability claims, ethical features, eco certification, sustainability certification, sustainable material, environmental certification, eco friendly features
Recycled Content | told | recycled material, recycled, recycled materials, recycled percentage, contains recycled material, percentage recycled content, made from recycled materials, recycled plastic, percent recycled content, recycled content percentage, post consumer content
Handmade | told | handcrafted, is handmade, hand made, hand crafted, handmade item
Personalizable | told | personalisable, customizable, customisable, personalized, personalised, personalization, personalisation, can be personalized, customization, customisation, personalization options, is personalizable, engravable, can be personalised, personalise
Bluetooth | told | bluetooth enabled, has bluetooth, with bluetooth, bluetooth capable
Wi-Fi | told | wi fi, wlan, wifi enabled, has wifi, wifi
Dishwasher Safe | told | dishwasher proof, is dishwasher proof, dishwasher suitable, suitable for dishwasher, dishwasher friendly, is dishwasher safe
Microwave Safe | told | microwave suitable, microwavable, microwaveable, microwave proof, is microwave safe, suitable for microwave, is microwave safeable
Freezer Safe | told | freezer suitable, suitable for freezer, freezable, suitable for freezing, suitable for home freezing
Induction Compatible | told | suitable for induction, induction, induction base, induction suitable, induction ready
Easy to Clean | told | easy clean
Hand Wash Only | told |
EU Size | told | eur size, size eu, european size
UK Size | told | size uk
US Size | told | size us
Size Type | told | size group, size range, size system, size class, apparel size type, size description
Body Type | told | body shape, figure
Model Size | told | model wears, model is wearing, size worn by model
Interior Dimensions | told | internal dimensions, inner dimensions, inside dimensions, interior size
Exterior Dimensions | told | external dimensions, outside dimensions
Folded Dimensions | told | dimensions folded, size folded, folded size, collapsed size, dimensions when folded, stowed size
Seat Dimensions | told |
Screen Dimensions | told | display dimensions
Mattress Dimensions | told | lying surface, lying area, sleeping area, sleeping surface
Frame Dimensions | told |
Assembled Size | told | size assembled, assembled measurements
Cut-Out Dimensions | told | cut out dimensions, cutout dimensions, cut out size, niche dimensions, installation dimensions
Circumference | measure | head circumference, wrist circumference, collar circumference
Heel Drop | measure | heel to toe drop
Chest | measure | bust, chest measurement, bust measurement
Hips | measure | hip measurement, hip size
Waist Measurement | measure | waist circumference
Cup Size | told | bra cup size
Bra Type | told | bra style
Underwire | told | underwired
Removable Pads | told | removable cups, removable padding
Support Level | told | bra support level, level of support, impact level
Compression | told | compression level, compression class, compression type
Cut | told | diamond cut, stone cut, gem cut, cut grade
Clarity | told | diamond clarity, stone clarity, gem clarity
Carat Weight | measure | total carat weight, stone weight, diamond weight, gem weight
Gemstone Treatment | told | stone treatment, gem treatment, treatment of stone
Gemstone Creation | told | stone creation, natural or synthetic, lab created
Pearl Type | told | pearl variety, pearl shape
Chain Type | told | chain style, link type, chain link type
Earring Type | told | earring style, earring design, earring back type, backing type
Jewelry Type | told | jewellery type
Ring Type | told | ring style, ring design
Necklace Type | told | necklace style, necklace design
Bracelet Style | told | bracelet design
Watch Display | told |
Watch Features | told | watch functions, complications, timepiece features
Crystal | told |
Bezel | told |
Case Color | told | case colour
Case Thickness | measure | watch case thickness
Case Shape | told | watch case shape
Power Reserve | told | battery reserve
Silhouette | told | dress silhouette, garment silhouette
Dress Style | told | dress type
Skirt Style | told | skirt type
Top Style | told | top type, shirt style, shirt type, t shirt type, blouse type
Trouser Style | told | pants style, pant style, trousers style, pants type, pant type, trouser type
Leg Style | told | leg shape, leg opening, pant leg style, leg cut
Jacket Type | told | coat type, jacket style, coat style, outerwear type
Jeans Style | told | denim wash, wash, wash type, denim style, jean style
Underwear Style | told | underwear type, brief style, panty style
Swimwear Style | told | swimwear type, swimsuit style, swimwear features
Sock Type | told | sock style, sock height
Shoe Type | told | shoe style, footwear type
Shoe Features | told | footwear features
Arch Support | told | arch type
Pronation | told | pronation type
Cushioning | told | cushioning level, cushioning type, shock absorption
Cuff | told | cuff type, cuff style, sleeve cuff
Hem | told | hem style, hem type
Pocket Type | told | pocket style, pockets type, pocket description
Back Style | told | dress back style
Hood | told | hooded, with hood, hood type, has hood, detachable hood
Hat Style | told |
Glove Type | told |
Belt Style | told |
Tie Style | told | tie type
Scarf Style | told |
Embellishment | told | embellishments, decoration, decorations, ornament, decoration type, trim, trims, trim type, ornamentation
Embroidery | told | embroidered, embroidery type
Fabric Technology | told | clothing technology, textile technology, material technology, performance technology, material features, fabric features
Breathability | told | breathable, is breathable, breathability rating
Quick Drying | told | quick dry, fast drying
Wind Resistance | told | wind proof, wind resistant, is windproof, windproof
Insulation | told | insulation type, insulated, is insulated, thermal insulation
Warmth | told | warmth rating, warmth level, thermal rating, tog rating, tog
Sweat Wicking | told | moisture wicking, sweat wicking fabric, moisture management
Wrinkle Resistance | told | wrinkle free, non iron, easy iron, crease resistant
UPF Rating | told | upf, uv protection factor
UV Protection | told | uv protection level, uv filter, uv resistance, uv protected, uv
Polarized | told | polarised, lens polarization, is polarized, polarized lenses, polarization
Lens Category | told | filter category, lens filter category, sunglass filter category
Lens Coating | told | lens treatment, lens coatings
Lens Index | told |
Bridge | told | bridge type, nose pads
Frame Style | told | frame design, eyewear frame style, frame construction
Base Curve | told | base curve radius
Contact Lens Type | told | replacement schedule, wearing schedule, replacement cycle
Bag Type | told | bag style, handbag style, handbag type, backpack type, luggage type
Bag Features | told | case features, luggage features, bag compartments
Interior Features | told | interior, interior pockets, inside pockets, inner pockets
Exterior Features | told | exterior, exterior pockets, outside pockets, outer pockets
Laptop Compartment | told |
Luggage Lock | told |
Number of Wheels | told | wheels, wheel count
Wheel Type | told | wheels type, castors, casters, caster type, castor type, with wheels, has wheels, wheeled
Carry Type | told |
Expandable | told | is expandable, extendable, extendible, extensible
Foldable | told | folding, is foldable, collapsible, is collapsible, foldability, folding mechanism, folding type, fold type
Stackable | told | is stackable, stacking, nestable
Adjustable | told | is adjustable, adjustability, adjustment type, adjustment, adjustable features
Height Adjustable | told | adjustable height, is height adjustable, height adjustment, height adjustability
Adjustable Strap | told | adjustable straps, detachable strap, removable strap
Removable | told | detachable, is removable
Removable Cover | told | cover removable, removable covers, washable cover
Reversible | told | is reversible, double sided
Reclining | told | recliner, reclining function, is reclining, reclinable, recline type, recline, reclining positions
Swivel | told | swivels, rotatable, rotating, rotates, rotation, swivel function
Tiltable | told | tilt, tilting, tilt function, tilt angle
Magnetic | told | is magnetic, magnet, magnets, magnet type
Inflatable | told | is inflatable, inflation method
Portable | told | is portable, portability
Cordless | told | is cordless
Wireless | told | is wireless, cable free
Rechargeable | told | is rechargeable, rechargeable battery, battery rechargeable
Refillable | told | is refillable, refill, refill type
Reusable | told | is reusable, reusability
Disposable | told | is disposable, single use, disposability
Washable | told | machine washable, is machine washable, is washable, machine wash
Self Adhesive | told | adhesive, self adhesive backing, adhesive type, is self adhesive, peel and stick
Waterproof Case | told | waterproof cover
Shock Resistance | told | drop protection, drop resistance, shockproof
Dust Resistance | told | dust proof, dustproof
Fire Resistance | told | flame retardant, flame resistance, is flame retardant, fire rating, fire class, fire resistance class, fire retardant, reaction to fire, fire protection, fireproof
Heat Resistance | told | heat resistant up to, heat proof, heatproof
Scratch Resistance | told | anti scratch, scratchproof
Stain Resistance | told | stainproof, stain repellent, anti stain
Tear Resistance | told | tear strength, puncture resistance, tearproof
Abrasion Resistance | told | martindale, abrasion cycles, abrasion class, wear resistance, ac rating, martindale rub count, abrasion resistance class
Corrosion Resistance | told | rustproof, rust resistance, corrosion protection, stainless, anti rust, rust free
Weather Resistance | told | weather resistant, all weather, weatherproof
Chemical Resistance | told | acid resistance, oil resistance
Colorfastness | told | colour fastness, color fastness, light fastness, lightfastness, colourfast, fade resistance
Leakproof | told | leak proof, is leak proof
Non Slip | told | anti slip, slip resistance, slip resistant, non skid, antislip, anti skid, slip class, is non slip, non slip base, slip rating
Antibacterial | told | anti bacterial, is antibacterial, antibacterial treatment
Anti Mould | told | mould resistant, mold resistance, mildew resistant, anti mold
Odor Control | told | odour control, odor resistance, anti odor, anti odour
Sound Insulation | told | soundproof, sound absorption, acoustic insulation, sound reduction, noise insulation
Non Stick | told | nonstick, is non stick, non stick surface, anti stick
Unscented | told | fragrance free, perfume free, is unscented, without perfume, scent free, is fragrance free
Scent Intensity | told | fragrance intensity, fragrance level, scent strength, sillage
Fragrance Concentration | told | fragrance strength, perfume concentration
Longevity | told | lasting time, long lasting, wear time, long wear, staying power
Vegan | told | is vegan, vegan friendly, suitable for vegans, vegan certified, vegan product
Vegetarian | told | is vegetarian, suitable for vegetarians, vegetarian friendly
Plant Based | told | is plant based
Gluten Free | told | is gluten free, glutenfree
Dairy Free | told | is dairy free, milk free, non dairy
Lactose Free | told | is lactose free
Sugar Free | told | is sugar free, no sugar, unsweetened, sugarfree
No Added Sugar | told | without added sugar, no sugar added
Nut Free | told | is nut free
Soy Free | told | is soy free, soya free
Egg Free | told | is egg free
Wheat Free | told | is wheat free
Grain Free | told | is grain free
Fat Free | told | is fat free
Low Fat | told |
Low Sodium | told |
Low Carb | told | is low carb
Low Calorie | told | reduced calorie
Keto | told | keto friendly, ketogenic, is keto
Paleo | told | paleo friendly
Kosher | told | is kosher, kosher certified
Halal | told | is halal, halal certified
Organic | told | is organic, organic certified, certified organic, organically grown, bio certified, organic certification, organic product
Non GMO | told | gmo free, is gmo free, non gmo project verified, without genetic engineering
Fair Trade | told | fairtrade, is fair trade, fair trade certified
Raw | told | is raw, raw food
Natural | told | all natural, is natural, natural product, natural ingredients, natural origin
Alcohol Free | told | is alcohol free, non alcoholic, without alcohol
Caffeine Free | told | decaffeinated, decaf, is decaffeinated, is caffeine free
Preservative Free | told | no preservatives, without preservatives, is preservative free
Additives | told | additive, food additives
Artificial Colors | told |
Sweetener | told | sweeteners, contains sweeteners, sweetener type
Palm Oil Free | told | without palm oil
BPA Free | told | is bpa free, bisphenol a free
Phthalate Free | told | phthalates free
PVC Free | told | is pvc free
PFAS Free | told | without pfas
Latex Free | told | is latex free
Powder Free | told | is powder free
Nickel Free | told | is nickel free
Lead Free | told | is lead free
Paraben Free | told | parabens free, without parabens
Sulfate Free | told | sulphate free, sulfates free, without sulfates, is sulfate free
Silicone Free | told | without silicones, silicones free
Oil Free | told | is oil free
Aluminum Free | told | aluminium free, without aluminum
Ammonia Free | told | without ammonia
Fluoride Free | told |
Acetone Free | told | without acetone
Formaldehyde Free | told | without formaldehyde
Free From | told | free of, does not contain, not contained
Cruelty Free | told | is cruelty free, not tested on animals, no animal testing
Hypoallergenic | told | is hypoallergenic, allergy friendly, allergy tested, suitable for allergy sufferers, anti allergy, hypo allergenic
Dermatologically Tested | told | dermatologist tested, is dermatologically tested
Clinically Tested | told |
Non Comedogenic | told | is non comedogenic
pH Value | told | ph, ph level, ph neutral, skin ph, ph balance
Skin Concern | told | skin concerns, targeted skin concern, skin problem, skin condition
Hair Concern | told | hair concerns, hair problem, hair loss type
Concern | told | concerns, target concern, targeted concern, health concern, health concerns, health need, symptom, symptoms, ailment, treatment objective
Indications | told | indication, indications for use, therapeutic indications, area of indication, indicated for
Contraindications | told | contraindication, do not use if, when not to use
Side Effects | told | possible side effects, adverse effects, undesirable effects
Interactions | told | drug interactions, interaction
Warnings | told | warning, safety warnings, safety warning, cautions, caution, warning statement, warning statements, precautions, precaution, warnings and precautions, caution statement, hazard warning, hazard warnings, safety notices, choking hazard, warning text, safety advice, hazard statements, hazard statement, precautionary statements, h statements, p statements, signal word, cpsia warning, general warnings, important warnings
Safety Information | told | safety, safety info, safety instructions, product safety information, safety features, safety feature, consumer safety information, safety data, safety equipment, child safety, safety functions
Not Suitable For | told | unsuitable for, not recommended for, not suited for, not intended for, do not use on, not for use with
Not Compatible With | told | incompatible with, not compatible, does not fit, doesn't fit, not compatible models
Age Restriction | told |
Maximum Age | told | recommended maximum age, max age
Product Benefits | told | benefits, benefit, key benefits, health benefits, main benefit, advantages, skin benefits, skin care benefits, hair benefits, product benefit, effect, effects, product effect, skin care effect
Treatment Type | told | treatment, therapy type
Body Area | told | body part, area of application body, application area body, target area, area of body, face area, treatment area, zone of application, body zone, target body part
Application Method | told | method of application, applied with, application type, application technique
Applicator | told | applicator type, brush type, dispenser type, dispensing type, spray type, nozzle type
Application Time | told | exposure time, residence time, contact time, time of application, when to use, time of use, day or night
Skin Feel | told | sensation, absorption
Formula | told | formulation, product formulation, formula type, formulation type
Hold Level | told | hold strength, styling hold
Makeup Effect | told |
Curl Type | told | curl pattern, curl, lash curl
Hair Color | told | hair colour, hair shade
Hair Length | told | wig length
Hair Texture | told |
Nail Finish | told |
Brush Head | told | brush head type, bristle type, bristle hardness, bristles, bristle strength, bristle firmness
Absorbency | told | absorbency level, absorption capacity, absorption level
Period After Opening | told | pao, use within after opening, shelf life after opening, once opened use within, after opening
Shelf Life | told | product shelf life, shelf life time, best before period, keeps for, storage life
Sterile | told | is sterile, sterility, sterilized, sterilised, product sterility, sterilization method, sterilisation method, sterilisation
Medical Device Class | told | class of medical device, mdr class
Prescription | told | prescription type, rx only, prescription required, prescription only
Homeopathic | told | homeopathic potency, homoeopathic
Probiotic Strains | told | probiotics, bacterial strains, cfu, cfu count, live cultures
Supplement Type | told | vitamins
Number of Tablets | told | tablet count, capsule count, number of capsules, tablets, capsules, tablets per pack, capsules per pack
Number of Applications | told | number of uses, application count, number of treatments
Number of Washes | told | wash loads, washes, number of wash loads, laundry loads
Energy | measure | energy value, calorific value, energy kj, energy kcal, energy per 100g, caloric value
Calories | told | calorie content, kcal, calories per serving, calorie count
Protein | measure | protein content, proteins, protein per serving, crude protein
Protein Source | told | protein type
Carbohydrates | measure | carbohydrate, total carbohydrate, total carbohydrates, carbs, of which carbohydrates
Sugars | measure | sugar, sugar content, of which sugars, total sugar, total sugars, sugars content
Fat | measure | total fat, fats, fat content, fat per serving, crude fat
Saturated Fat | measure | saturates, of which saturates, saturated fats, saturated fatty acids, fat of which saturates
Unsaturated Fat | measure | unsaturated fats
Trans Fat | measure | trans fats
Cholesterol | measure | cholesterol content
Salt | measure | salt content, salt per serving
Sodium | measure | sodium content
Fiber | measure | fibre, dietary fiber, dietary fibre, fiber content, fibre content, crude fiber, crude fibre
Crude Ash | measure | ash, ash content
Moisture | measure | moisture content
Calcium | measure | calcium content
Iron | measure | iron content
Magnesium | measure | magnesium content
Potassium | measure | potassium content
Zinc | measure | zinc content
Vitamin A | measure |
Vitamin B6 | measure |
Vitamin B12 | measure |
Vitamin C | measure | vitamin c content
Vitamin D | measure | vitamin d3
Vitamin E | measure |
Vitamin K | measure | vitamin k2
Folic Acid | measure | folate
Biotin | measure |
Iodine | measure |
Selenium | measure |
Omega 3 | measure |
Collagen | told | collagen type, collagen content
Analytical Constituents | told | guaranteed analysis, analytical components, nutritional analysis
Nutritional Additives | told | feed additives, additives per kg
Glycemic Index | told | glycaemic index
Nutri-Score | told | nutri score, nutriscore
Juice Content | told | juice percentage, juice content percent
Meat Content | told | meat percentage, minimum meat content
Cocoa Content | told | cocoa percentage, cocoa, cacao content
May Contain | told | traces, may contain traces of, cross contamination
Keep Refrigerated | told | refrigeration, refrigerated, chilled, must be refrigerated, requires refrigeration
Preparation | told | preparation instructions, preparation method, cooking instructions, cooking method, cooking time, preparation time, heating instructions, how to prepare, baking instructions, brewing instructions, brewing time, steeping time, preparation type, cooking type, microwave instructions, preparation suggestions
Serving Suggestion | told | serving suggestions, serving recommendation, food pairing, pairing, pairings, pairs with, goes well with, wine pairing, serve with
Serving Temperature | told | drinking temperature
Recipe | told | recipe idea, recipe ideas, recipes
Cuisine | told | cuisine type, regional cuisine
Course | told | meal type, meal, meal occasion
Spiciness | told | spice level, heat level, spicy, hotness, spiciness level, scoville, scoville units
Sweetness | told | sweetness level, sugar level, wine sweetness, residual sugar
Acidity | told | acidity level, acid level, total acidity
Bitterness | told | ibu, bitterness level
Wine Body | told | body of wine, coffee body
Intensity | told | coffee intensity, taste intensity, intensity level, flavor intensity
Tasting Notes | told | tasting note, taste notes, taste profile, nose, palate, bouquet, flavor notes, flavour notes, aroma notes
Wine Type | told | wine style
Beer Style | told | beer type, beer variety
Spirit Type | told |
Winery | told | vineyard, winemaker, distillery, brewery, vintner
Aging | told | ageing, maturation, aging time, barrel type, barrel aging, cask type, maturation period, aged, matured in, ripening time, oak aging
Filtration | told | filtered
Carbonation | told | carbonated, is carbonated, sparkling, sparkling or still
Tea Type | told | tea variety, tea form, type of tea
Grind | told | grind type, coffee grind, ground type, grind size, coffee form, grinding degree
Processing Method | told |
Altitude | told | growing altitude, elevation, grown at
Chocolate Type | told | type of chocolate
Cheese Type | told |
Meat Type | told | cut of meat, meat cut, type of meat
Fish Type | told |
Milk Fat | told | fat in dry matter
Food Form | told | pet food form, food texture type, form of food, food type, food product form, animal feed form
Food Condition | told |
Sourcing | told |
Ingredient Origin | told | origin of ingredients, origin of main ingredient, meat origin
Variety | told | varietal name, plant cultivar, cultivar
Breed | told | breeds, dog breed, cat breed
Litter Type | told | litter material, cat litter type, litter formula
Aquarium Type | told |
Fish Species | told |
Seat Type | told | seat style, seat design, seat construction
Backrest | told | back type, backrest type, back support, lumbar support, backrest height type, with backrest
Armrests | told | armrest, arm type, arm style, armrest type, with armrests, has armrests, number of armrests
Headrest | told | head support, with headrest, adjustable headrest
Footrest | told | foot rest, with footrest
Seat Cushion | told | cushion, cushions, seat cushioning, cushions included, cushion type, number of cushions
Seat Depth | measure | depth of seat
Arm Height | measure | armrest height
Table Type | told | table style
Chair Type | told | chair style
Sofa Type | told | sofa style, couch type, sofa orientation, seating type, corner side
Bed Type | told | bed style, bed frame type, bed design
Headboard | told |
Slatted Frame | told | slats, slatted base, slats included, slat type, number of slats, slatted frame included
Mattress Type | told |
Mattress Thickness | measure | mattress height
Springs | told | spring type, number of springs, coil count, spring count, pocket springs, coil type
Zones | told | number of zones, comfort zones, lying zones
Turnable | told | turnable mattress
Sleep Position | told | sleeping position, pillow type, recommended sleep position
Pillow Features | told |
Underbed Storage | told | with storage, storage options, has storage, storage features, built in storage space
Drawer Type | told |
Soft Close | told | soft closing, soft close function, damped closing
Door Type | told | door style
Opening Direction | told | opening type, opening mechanism, hinge type, hinged
Reversible Door | told | door reversible, reversible hinges
Shelf Material | told | shelves material
Shelf Load Capacity | measure | load capacity per shelf, max load per shelf, weight capacity per shelf, maximum load per shelf
Adjustable Shelves | told | shelves adjustable, number of adjustable shelves
Tiers | told |
Extendable Table | told | extension leaf, leaf included
Mirror Type | told | mirror style, mirror shape
Backing | told | rug backing, carpet backing, back coating
Rug Type | told | rug style, rug design, carpet type
Underfloor Heating | told | suitable for underfloor heating, underfloor heating compatible
Curtain Style | told | curtain type, header type, heading type, curtain heading, curtain top style, blind type, window treatment type
Blackout | told | room darkening, darkening, opacity level, blackout level, light blocking level
Number of Panels | told | panels, number of curtain panels, panel count
Towel Type | told | towel style
Tablecloth Shape | told |
Candle Type | told |
Frame Included | told |
Art Type | told |
Clock Type | told |
Vase Type | told | vase style, vase shape
Artificial or Real | told | artificial, real or artificial, artificial plant
Cookware Type | told | cookware features, cookware set contents
Lid | told | lid included, with lid, has lid
Knife Type | told | knife style
Glass Shape | told |
Spout | told |
Food Safe | told | food grade, food contact safe, food safe material, suitable for food, is food safe, food contact material
Oven Type | told |
Grill Type | told |
Refrigerator Type | told | fridge type
Freezer Capacity | measure | freezing capacity
Defrost System | told | defrost type, frost free, no frost, defrost, automatic defrost, frost free system
Ice Maker | told |
Climate Class | told | climatic class
Washing Programs | told | number of programs, number of programmes, washing programmes, preset programs, number of wash programs, automatic programs, cleaning programs, number of automatic programs
Load Type | told | loading type, loading, front or top loading
Spin Speed | measure | maximum spin speed, spin
Drying Technology | told | dryer type, drying system, drying method
Water Consumption | measure | water usage, water consumption per cycle
Energy Consumption | measure | annual energy consumption, energy consumption per year, power usage, energy consumption per cycle, electricity consumption, energy usage
Standby Consumption | measure | standby power consumption
Standby Time | told | stand by time
Energy Star | told | energy star certified, energy star qualified
Vacuum Type | told | dust container type, bag or bagless, dirt separating method, bagged or bagless
Dust Capacity | measure | dust container capacity, dust bag capacity, dust bin capacity
Suction Power | measure | suction, suction force
Cleaning Modes | told | cleaning technology, suction levels
Operating Radius | measure | action radius, working radius
Filter Type | told | filter class, filter system, filtration system, hepa filter, filtration type, filter technology, filtration class, filtration level, filter material type, filter stage
Number of Filters | told | filter stages, number of filter stages, filtration stages
Filter Life | told | filter lifetime, filter lifespan, filter change interval
Self Cleaning | told | self cleaning function, automatic cleaning, auto clean
Steam | told | steam function, steam output, steam rate, continuous steam, steam boost, steam settings
Water Tank | told |
Soleplate | told | soleplate type, soleplate material
Auto Shut Off | told | automatic shut off, auto off, automatic switch off, auto power off, automatic shutoff, auto shutoff, automatic shutdown
Timer | told | timer function, with timer, timer type, programmable timer, has timer, countdown timer
Programmable | told | is programmable, presets, preset modes
Heat Settings | told | number of heat settings, heat levels, heating levels, number of heat levels
Thermostat | told | adjustable thermostat, thermostat type, thermostatic
Heating Function | told | heating element, heating technology, heated, heater type, heating system, warming function
Keep Warm Function | told | keep warm
Cool Touch | told | cool touch exterior
Overheat Protection | told | overheating protection, thermal protection
Child Lock | told | child safety lock, childproof lock, safety lock
Nonslip Feet | told | rubber feet, feet type, anti slip feet
Pump Pressure | measure | bar pressure
Coffee Machine Type | told |
Bowl Capacity | measure | mixing bowl capacity, jug capacity
Cooling Method | told | cooling, cooling technology, cooling type, cooling system, cooling function
BTU | told | btu rating, cooling capacity btu
Refrigerant | told | refrigerant type, coolant, coolant type
Airflow | told | air flow, air flow rate, air volume, airflow capacity, cadr, air circulation, extraction rate, air delivery, maximum extraction rate
Fan Type | told |
Humidity | told | humidity range
Room Coverage | told | suitable room size, recommended room size, area coverage, for rooms up to, heats area, room size coverage, surface coverage, area covered
Smart Home | told | smart home compatible, smart home compatibility, smart, is smart, smart home system, smart home ecosystem, smart enabled, smart device
Voice Control | told | voice assistant, voice assistants, voice controlled, works with alexa, voice assistant compatibility, built in voice assistant, voice command, alexa compatible, google assistant, voice activated
App Control | told | app controlled, app compatible, app, mobile app, app control available, controllable by app, app enabled
Remote Control | told | remote control included, remote, with remote control, remote controlled, remote control type, remote control technology, remote controllable
Touchscreen | told | touch screen, has touchscreen, touch display, touchscreen technology, touchscreen type, touch control, touch controls, touch capabilities
LED Indicators | told | indicator lights, led indicator, indicator light, power indicator
Backlight | told | backlit, is backlit, backlighting, backlight type, keyboard backlight, backlit keyboard, display backlight, illuminated
Lighting | told | with lighting, illumination, led lighting, lights, built in lighting, interior lighting, lighting type, has light, with light, rgb lighting
LED Count | told | number of leds, leds, led quantity, number of led, number of led bulbs
Light Effects | told | lighting effects, light modes, lighting modes, number of light modes, flash patterns, lighting options, color changing, colour changing, color change
Light Direction | told | light distribution, lighting direction, beam pattern, beam type
Color Rendering Index | told | cri, colour rendering index, ra value
Bulb Included | told | bulbs included, light bulb included, includes bulb, lamp included, light source included, bulb supplied, lamps included
Bulb Shape | told | bulb size, lamp shape, bulb shape size
Bulb Lifespan | told | average life, lamp life, lifespan, service life, lifetime, life span, bulb life, bulb lifetime, life hours, rated life, life expectancy, average lifetime, lamp lifetime
Equivalent Wattage | told | incandescent equivalent, wattage equivalent
Lampshade | told | shade type, shade style, lampshade type
Light Fixture Type | told | fixture type, light fixture form, light style, luminaire type, lighting style
Switch Type | told | switch, switch style, switch location, on off switch, switch control type, switching type
Motion Sensor | told | motion detector, with motion sensor
Twilight Sensor | told | dusk to dawn, daylight sensor, dusk sensor
Solar | told | solar powered, solar panel, solar charging, solar cell type, is solar powered, solar panel type
Number of Cores | told | cores, core count, processor cores, cpu cores, number of processor cores
Processor Speed | measure | clock speed, cpu speed, processor frequency, clock rate, base clock, boost clock, max turbo frequency, processor clock speed, turbo speed, processor boost frequency, processor base frequency
Processor Socket | told | cpu socket
Processor Cache | told | cache size
Memory Type | told | ram type, ram technology, memory technology, system memory type, memory form factor, computer memory type, memory type ram, internal memory type
Maximum Memory | told | max memory, max ram, maximum ram, expandable memory, max memory supported, maximum internal memory
Memory Slots | told | number of memory slots, ram slots
Memory Card | told | memory card slot, card reader, memory card type, compatible memory cards, memory card support, supported memory cards, flash memory type, expandable storage, memory card reader, max memory card size, compatible flash memory
Storage Drive Type | told | hard drive type, hard disk type, hard disk interface, hard drive interface, drive interface, storage media, ssd type, hard disk description, storage interface, ssd interface, ssd form factor
Graphics Memory | told | graphics ram, video memory, vram, graphics card memory, graphics card ram, gpu memory, graphics ram type, graphics memory type
Form Factor | told | device form factor, computer form factor, motherboard form factor, phone style, design form factor
Motherboard Chipset | told | motherboard type, chipset type, bios type
Expansion Slots | told | expansion slot, pcie slots
Optical Drive | told |
Keyboard Layout | told | keyboard language, keyboard type, keyboard format, keyboard description, keyboard style
Number of Keys | told |
Mechanical Switch | told | keyboard switch type, key switch type, key switch
Mouse DPI | told | dpi, max dpi
Number of Buttons | told | button count, button quantity
Polling Rate | measure | report rate
Hand Orientation | told | handedness, hand side, hand, left or right handed, golf hand, handed, dexterity
HDMI | told | hdmi ports, number of hdmi ports, hdmi version, hdmi type, hdmi inputs, hdmi output
USB | told | usb ports, usb type, usb version, usb standard, number of usb ports, total usb ports, usb port, usb connection, usb interface, usb c, usb c ports, usb 3.0 ports, usb 2.0 ports, usb connector type, usb connectivity
DisplayPort | told | displayports, display port, number of displayports, displayport version
Ethernet | told | lan, ethernet ports, lan ports, ethernet lan, number of ethernet ports, lan port, ethernet type, rj45 ports, network ports, ethernet standard
Headphone Jack | told | audio jack, headphone output, headphone port, aux input, aux, aux in, headphones jack, jack type, audio input, audio output, headphone connector, headphone out
Video Output | told | video outputs
Data Transfer Rate | told | transfer rate, data rate, transfer speed, max data transfer rate, data transfer speed, maximum data rate, wifi speed, bandwidth, network speed
Read Speed | measure | max read speed, sequential read speed, reading speed
Write Speed | measure | max write speed, sequential write speed, writing speed
Mobile Network | told | cellular, network type, network generation, 5g, 4g, lte, network technology, mobile network generation, cellular network, mobile network technology, network standard, 5g support
SIM Card | told | sim type, sim card type, dual sim, sim, sim slots, number of sim slots, sim card slot, sim card slots, sim card size, esim
Network Lock | told | sim lock, carrier lock
GPS | told | gps technology, built in gps, with gps, has gps, satellite navigation
NFC | told | nfc technology, has nfc
Infrared | told | infrared technology, ir
Biometrics | told | fingerprint sensor, fingerprint reader, fingerprint scanner, face recognition, face id, biometric security, biometric security feature, facial recognition
Security Features | told | security functions, encryption, security protocol, security algorithms, encryption type, security protocols
Protocols | told | protocol, communication protocol, network protocols, wireless protocol, communication protocols, network protocol, supported protocols, smart home protocol
Wireless Range | told | bluetooth range, wifi range, transmission range, operating range, signal range, reach range, wireless range max, maximum range, radio range
Fast Charging | told | fast charge, quick charge, supports fast charging, fast charging technology, quick charging, charging technology, charging type, charging method
Wireless Charging | told | supports wireless charging, inductive charging, qi charging, wireless charger
Charging Port | told | charging interface, charging connector, charging port type, charger type, charging cable type, charging interface type, charging connection
Removable Battery | told | replaceable battery, battery removable, battery replaceable, user replaceable battery
Number of Batteries | told | battery count, number of batteries required, quantity of batteries, battery quantity, number of batteries included, batteries needed
Number of Cells | told | battery cells, cell count, number of battery cells
Screen Protection | told | screen protector type, display protection, glass protection, screen glass, gorilla glass
Screen Coating | told | screen surface, screen surface description, anti glare, anti reflective, antiglare, display finish, anti glare screen, screen finish
Pixel Density | told | ppi, pixel pitch
Contrast Ratio | told | contrast, dynamic contrast ratio, display contrast, contrast ratio typical
Response Time | told | screen response time
Viewing Angle | told | viewing angles, field of view, angle of view, fov, view angle
Color Gamut | told | colour gamut
HDR | told | hdr format, hdr support, hdr technology, high dynamic range, hdr formats
3D Technology | told | 3d ready
Curved Screen | told | curved, screen curvature, curvature
Tuner | told | tuner type, tv tuner, digital tuner, receiver type, tuner technology, radio tuner, radio bands
Smart TV Platform | told | tv platform, streaming services, supported streaming services, internet applications, streaming apps
VESA Mount | told | vesa, vesa standard, vesa mounting, vesa compatible, vesa compatibility, mounting hole pattern
Projection | told |
Video Formats | told | video format, supported video formats, video codecs, video encoding, video capture format, playback formats, supported media formats, media formats supported, supported formats, formats supported
Audio Formats | told | audio format, supported audio formats, audio codecs, audio codec, audio encoding, audio formats supported, bluetooth codecs, codec
Still Image Formats | told | image formats supported, still image format
Frame Rate | told | video frame rate, fps, frames per second, maximum frame rate, max frame rate, recording frame rate
Image Stabilization | told | image stabilisation, stabilizer, optical image stabilization, image stabilizer, stabilization, optical image stabilisation
Autofocus | told | focus type, auto focus, focus mode, focusing, auto focus technology, autofocus points, focus adjustment, focus system, focus modes
Shutter Speed | told | shutter type, max shutter speed, maximum shutter speed
ISO | told | iso range, iso sensitivity, light sensitivity, max iso, expanded iso maximum, iso rating
Exposure Control | told | exposure control type, metering, metering methods, exposure modes, shooting modes
Camera Flash | told | flash type, built in flash, flash modes, with flash
Night Vision | told | night vision range, infrared night vision
Front Camera | told | front camera resolution, selfie camera, front facing camera
Webcam | told | webcam resolution, built in webcam, integrated camera, with webcam
Digital Zoom | told | max digital zoom
Magnification | told | maximum magnification, max magnification
Lens Mount | told | camera lens mount, compatible lens mount, lens mount type, camera mount
Filter Thread | told | filter size, filter diameter, filter thread diameter, photo filter thread size
Viewfinder | told | viewfinder type, electronic viewfinder
Two Way Audio | told | two way communication, intercom, two way talk
Audio Channels | told | number of channels, surround sound channel configuration, audio output mode, surround sound, speaker configuration, sound channels, audio system, channel configuration, audio output channels, audio output type, sound mode, surround sound technology
Sound Technology | told | audio technology, sound system, audio features, sound quality, sound features, dolby, equalizer, sound modes, sound, audio, audio quality
Speakers | told | number of speakers, built in speakers, loudspeaker, speaker
Signal to Noise Ratio | measure | snr, signal noise ratio
Total Harmonic Distortion | told | thd, distortion
Sensitivity | measure | speaker sensitivity, microphone sensitivity, headphone sensitivity, sound pressure
Polar Pattern | told | microphone polar pattern, microphone pattern, pickup pattern, directionality
Number of Microphones | told | microphones, microphone count
Headphone Style | told | headphone type, wearing style, earpiece design, ear placement, wearing type, earphone type
Number of Strings | told | strings, string count, no of strings
String Type | told | string material type, instrument string type
Fretboard | told |
Pickup | told | pickups
Bridge System | told |
Guitar Body Type | told |
Instrument | told | instrument type, instruments, for instrument, compatible instrument
Instrument Size | told | guitar size, piano size, string instrument size, violin size
Musical Key | told | instrument key, key signature, tuning
Polyphony | told |
Drum Set | told |
Reed Strength | told | mouthpiece, reed type
Amplifier Type | told | amplifier class, amplification type, amplification
Motor Type | told | motor, motor technology, engine, engine type, brushless motor, motor design, engine design
Engine Displacement | measure | displacement, cubic capacity, engine capacity
Horsepower | told | engine power, engine output
Number of Cylinders | told | cylinders
Fuel Type | told | fuel, fuel source, fuels, type of fuel
Fuel Consumption | told |
Emission Class | told | emission standard, co2 emissions, emission level, euro standard
Transmission | told | transmission type, gearbox
Drivetrain | told | drivetrain type, wheel drive, drive train
Number of Gears | told | gears, gear count, gear ratio, gear type, gearing type
Crankset | told |
Handlebar | told | handlebars
Saddle | told | saddle type, saddle material
Motor Position | told | e bike motor, motor location
Electric Range | told | range per charge, driving range, max range per charge, travel range
Bike Type | told | bicycle type, cycling style
Rim Type | told | rims
Tire Type | told | tyre type, tyre, tire
Load Index | told |
Run Flat | told | run flat tire, run flat tyres, tubeless, tubeless ready, tube type
Bolt Pattern | told |
Vehicle Make | told | car make, make, vehicle brand, compatible make, compatible vehicle make, car brand, vehicle manufacturer
Vehicle Model | told | car model, compatible vehicle model, vehicle models, compatible car models
Model Year | told | vehicle year, model years, year range, build year, vehicle model year, years of manufacture, car year
Oil Type | told | motor oil type, oil grade, oil specification, fluid type, vehicle fluid type, base oil
Wiper Features | told | wiper type, wiper arm type, wiper blade type
Exhaust Type | told | exhaust system, exhaust
i-Size | told | i size, ece standard, ece r129, ece group
Helmet Type | told | helmet style
Protection Level | told | protection, protection type, ce level, protection rating, protection features, protective class, safety class, level of protection
Activity | told | activities, sport, sports, sport type, activity type, sporting activity, type of sport, suitable sport, suitable for sport, exercise type, workout type, discipline, sport discipline, sports discipline
Sports Team | told | team name, league, player name, athlete
Playing Level | told | play level, playing style, player type, play style
Ball Type | told | ball size, ball construction
Stiffness | told | flex, flex rating, flexibility, flex index, shaft flex, flex pattern, boot flex
Riding Style | told | skiing style, snowboarding style, skate style, riding level, angling style, fishing technique
Resistance | told | resistance level, resistance levels, resistance mechanism, number of resistance levels, tension level, resistance system, resistance type
Flywheel Weight | measure |
Maximum Incline | told | incline, incline levels, max incline, inclination
Treadmill Features | told |
Heart Rate Monitor | told | heart rate measurement, heart rate
Tracking Features | told |
Tent Type | told |
Sleeping Bag Type | told |
Boat Type | told |
Buoyancy | told | buoyancy rating, life jacket type
Toy Type | told |
Game Type | told |
Educational Objective | told | educational focus, learning objective, learning skills, skills, developmental skills, skill focus, educational subject, skills developed, subject matter learned, developmental stage, developmental focus, educational goal, learning area
Character | told | characters, licensed character, cartoon character, character name, character family, movie character, featured character, superhero
Figure Scale | told | scale, model scale, scale ratio, model railway gauge
Rarity | told | card rarity, card type, holographic, foil
Sound Effects | told |
Baby Stage | told |
Stroller Features | told |
Carrying Positions | told | carrying position
Diaper Features | told |
Bottle Type | told |
Baby Monitor Features | told |
Number of Steps | told | steps, step count
Number of Rungs | told | rungs
Number of Hooks | told | hooks, hook count
Number of Slots | told | slots
Number of Outlets | told | sockets, number of sockets, outlet count, number of power outlets
Number of Plates | told | plates
Number of Layers | told | layers, ply, plies, number of plies, layer count, ply count, plys
Number of Rolls | told | rolls, roll count, roll quantity, rolls per pack
Number of Sheets per Roll | told |
Number of Pairs | told | pairs, number of pairs in pack
Number of Bags | told | tea bags, number of tea bags, bag count, bags per pack
Number of Cards | told | card count
Number of Pens | told |
Number of Colors | told | color count, number of colours, colour count, number of ink colors
Number of Seeds | told | seed count, seeds per packet
Number of Plants | told | plants per pack
Number of Teeth | told | teeth, tooth count, teeth per inch, tpi
Number of Legs | told | leg count
Number of Poles | told | pole count, poles
Number of Phases | told | phase type
Number of Tracks | told | tracks, track count, track listing, tracklist, track list, songs
Number of Discs | told |
Number of Episodes | told | episodes, number of seasons
Number of Volumes | told |
Number of Rings | told |
Number of Positions | told | positions, adjustable positions
Number of Modes | told | mode count, number of massage modes, massage modes, number of massage programs
Number of Functions | told | function count
Number of Settings | told | power levels, number of power levels, adjustment levels, intensity levels, levels of intensity, number of intensity levels
Number of Users | told |
Number of Jets | told | jets, nozzles, number of nozzles, spray modes, spray patterns, number of spray modes, number of spray patterns
Number of Bowls | told | bowls, number of basins
Number of Stitches | told | stitches, number of stitch patterns, stitch patterns, built in stitches, number of built in stitches
Needle Type | told | needle size, needle sizes
Yarn Weight | told |
Hook Size | told | crochet hook size, knitting needle size, recommended needle size, recommended hook size
Sewing Features | told |
Paint Type | told |
Sheen | told | sheen level, gloss level, gloss, degree of gloss, matt or gloss, paint sheen
Coverage Area | measure | coverage rate, spreading rate, area of coverage, spread rate, material consumption, covers area
Drying Time | told | dry time, touch dry, curing time, setting time, hardening time, drying time hours, recoat time, overcoating time, full cure time, open time, pot life
Number of Coats | told | coats, recommended coats, coats needed
VOC Content | told | voc, voc level, voc class
Solvent Free | told |
Washability | told | scrub resistance, wash resistance, wet abrasion class, wet scrub resistance
Bond Strength | told | adhesion, adhesive strength, adhesive force, holding force, holding power, tensile strength, bonding strength, pull strength, shear strength
Mixing Ratio | told | dilution, dilution ratio, dilution rate, mix ratio, concentration, concentrate, dosage rate
Grit | told | grit size, grain size, grit type, grain, abrasive grit, grit number, grit coarseness, abrasive type
Tool Type | told | tool head, power tool type, hand tool type, tool tip, tip description, tool features, type of tool
Screw Type | told |
Bit Type | told |
Drilling Capacity | told | max drilling diameter, drilling capacity wood, drilling capacity steel, drilling capacity concrete, drilling diameter
Impact Energy | measure | impact force joules, single impact energy
Vibration Level | measure | vibration, hand arm vibration, vibration emission
Battery System | told | battery platform, battery series, 18v system
Dust Extraction | told | dust collection, dust extraction connection
Measuring Range | told | measurement range
Accuracy | told | measuring accuracy, precision, measurement accuracy, tolerance
Calibration | told | calibrated, calibration type
Measurement Units | told | units displayed, weight units
Pipe Size | told |
Tap Type | told | faucet type
Flush Type | told | flushing system
Sink Type | told | basin type
Shower Features | told |
Bath Type | told | bathtub type, bathtub shape, bath features
Flooring Type | told |
Glass Thickness | measure | pane thickness
Glass Type | told | glazing
U Value | told | u factor, thermal transmittance
Wallpaper Type | told |
Load Bearing | told | tensile load, working load limit, safe working load, breaking load limit, carrying capacity, swl, loading capacity, max. carrying capacity
Security Level | told |
Alarm | told | alarm type, alarm function, siren volume, alarm volume, alarm features, alarm clock, smoke alarm type
Detection Type | told | detector type, detects, detected gas, detection method
Electrical Type | told |
Electrical Protection Class | told |
Connector Gender | told |
Soil Type | told | soil, soil requirements, soil preference, soil ph, substrate, substrate type, potting soil type
Watering | told | water requirements, watering needs, water needs, moisture needs, watering frequency, irrigation, water requirement, watering schedule
Growth Habit | told | growth form, growing habit, growth type, habit, plant habit
Mature Height | measure | expected height, plant height, growth height, expected plant height, ultimate height, height at maturity
Plant Spread | measure | expected spread, plant width, mature width, ultimate spread
Planting Depth | measure | sowing depth, seed depth
Planting Distance | measure | plant spacing, spacing, planting spacing, row spacing
Planting Time | told | planting period, sowing time, planting season, sowing period, when to plant, planting month, sowing months, recommended planting time
Harvest Time | told | harvest period, days to maturity, harvesting time, time to maturity, harvest season, days to harvest, harvest months
Germination | told | germination time, days to germination, germination temperature, germination period
Plant Lifecycle | told | plant lifespan, perennial or annual, plant life cycle, annual or perennial
Foliage | told | foliage type, leaf color, leaf colour, foliage color, leaf type, leaf shape, evergreen or deciduous, leaf texture
Flower Color | told | flower colour, bloom color, blossom color, blossom colour, flowers
Botanical Name | told | latin name, scientific name, plant name, botanical species
Edible | told |
Toxicity | told | poisonous, toxic, toxic to pets, is toxic
Bee Friendly | told | attracts pollinators, wildlife attracting, pollinator friendly, attracts bees
Pot Size | told | pot type, nursery pot size, root type
Fertilizer Type | told | npk ratio, npk, fertilizer analysis, fertiliser type, fertilizer form, release type, nutrient ratio
Target Pests | told | targeted pests, target pest, pest type, pests, suitable for pest type, pest control method, insect type
Effective Duration | told | duration of effect, period of effectiveness, protection duration, effect duration, active duration, onset of action
Stain Types | told | targeted stains, stain type, cleaner purpose, dirt type, cleaning purpose, detergent type, cleaning agent type, type of dirt
Paper Type | told | media types, paper grade, paper finish, type of paper, paper types, supported paper types, media type supported, printable media, paper quality
Paper Weight | measure | paper grammage, sheet weight, media weight
Printer Functions | told |
Paper Capacity | told | paper tray capacity, input tray capacity, sheet capacity, input sheet capacity, tray capacity, input capacity sheets, max input sheet capacity, number of paper trays
Cartridge Type | told |
Pen Type | told |
Notebook Features | told |
Calendar Period | told |
Envelope Features | told |
Desk Features | told |
Content Language | told | dubbed languages, subtitles, subtitle language, subtitle languages, subtitled
Translator | told | translated by, translators
Narrator | told | narrated by, read by, reader, narrators
Composer | told | composed by, music by
Conductor | told | conducted by, orchestra
Actors | told | cast, starring, lead actors, main actors
Record Label | told | music label
Studio | told | film studio, movie studio
Age Rating | told | esrb rating, pegi rating, fsk, usk, pegi, esrb, mpaa rating, movie rating, film rating, usk rating, fsk rating, age classification, bbfc rating, fsk age rating
Reading Level | told | reading age, lexile measure, reading age range, interest level, lexile, grade level, school grade, academic level, education level, target grade, school level, educational level
Target Audience | told | intended audience, target user, target users, user group, recommended users, intended users, for whom, gift for, who is it for, target population, recommended for persons
Era | told | time period, decade, historical period, art period, epoch, century
Limited Edition | told | is limited edition, collector's edition, exclusive edition
Signed | told | autographed, signed by, hand signed, is signed, autograph
Certificate of Authenticity | told | authenticity, coa, authenticity certificate, certificate included, with certificate
Awards | told | award, awards won, prizes, distinctions, honors, award winning
Designer | told | designed by, design by, designer name
License Type | told | software license type, subscription length, license duration, subscription type, subscription term, license period, license term
System Requirements | told | minimum system requirements, hardware requirements, software requirements, minimum requirements, recommended system requirements, os requirements, system requirement, supported operating systems, minimum operating system, supported os
Software Included | told | included software, pre installed software, preinstalled software, bundled software
Production Method | told | manufacturing method, method of production, manufacturing process, crafting technique, technique, production technique, craftsmanship, made by hand
Engraving | told | engraving type, engraving options, engraving possible, inscription, lettering, saying
Gift Box | told | gift box included, gift boxed, comes in gift box, gift packaging, with gift box, presentation box
Container Type | told | bottle material, container shape, vessel type, bottle shape, container features, container closure
Recyclable | told | is recyclable, recyclability, recycling information, recycling instructions, disposal instructions, disposal, recyclable product, recycling, how to recycle, consumer recycling instructions
Biodegradable | told | is biodegradable, biodegradability, biodegradable material
Compostable | told | is compostable, home compostable
Plastic Free | told | is plastic free, without plastic
Carbon Neutral | told | climate neutral, co2 neutral
FSC Certified | told | fsc, fsc certification, fsc wood
Oeko-Tex | told | oeko tex, oekotex
Repairability | told | repairability index, repairability score index, repairable, spare parts available for
Animal Origin Material | told |
Installation Instructions | told |
Ventilation | told | ventilated, air vents, vents, ventilation system
Usage Frequency | told | frequency of use, how often to use, use frequency
Ease of Use | told | user friendly, handling features, ergonomic, ergonomics, ergonomic design, grip type, grip design
Good to Know | told | tip for use, tips, usage notes, application tips, hints, advice for use, notes on use, application notes
Sizing Advice | told | size advice, fit advice, sizing, size recommendation, how it fits, size fit
Wall Mountable | told | wall mounted, is wall mountable, wall mount, wall mounting, suitable for wall mounting, can be wall mounted
Freestanding | told | free standing, is freestanding
Outdoor Use | told | suitable for outdoor use, suitable for outdoors, suitable for outdoor, is outdoor, outdoor suitable, outdoor safe
Indoor Use | told | suitable for indoor use
Commercial Use | told | professional use, commercial grade, suitable for commercial use, for professional use
Fluoride | told | with fluoride, fluoride content, contains fluoride
Latex | told | contains latex
Additive Free | told | no additives, additives free
No Artificial Colors | told | no artificial colours, free from artificial colors, artificial color free
No Artificial Flavors | told | no artificial flavours
Reduced Fat | told |
Salt Free | told | no added salt
Corded or Cordless | told | cord type
Non Toxic | told | is non toxic
Pet Safe | told | pet friendly, safe for pets, pet safe plant
Water Based | told | is water based
Solubility | told | water soluble
Flammability | told | flammability rating
Over the Counter | told | otc
Built-In | told | built in
Installation Form | told | built in or freestanding, freestanding or built in
Microplastic Free | told |
PFOA Free | told |
PTFE Free | told |
Mineral Oil Free | told |
Peanut Free | told |
SLS Free | told |
Ophthalmologically Tested | told | ophthalmologist tested
Dermatologist Recommended | told |
GOTS Certified | told | gots, global organic textile standard
PEFC Certified | told | pefc
Antimicrobial | told | anti microbial
Shatterproof | told | unbreakable, is shatterproof
Spill Proof | told | spillproof
Airtight | told | is airtight
Watertight | told | water tight
Childproof | told | child proof, child safe, child resistant
Carbon Footprint | told |
Special Edition | told |
Wire Free | told | wireless bra
Padded | told |
Playback Time | told | music playback time, video playback time
Talk Time | told |
Strokes per Minute | told | stroke rate
Impact Rate | told | blows per minute, beats per minute
Variable Speed | told | speed control, speed regulation
Evergreen | told |
Thunderbolt | told | thunderbolt ports
Smart TV | told | is smart tv
Thermal Conductivity | told | lambda value
Water Tank Removable | told | removable water tank, detachable water tank
`;

const furtherLanguages = `
Farbe | title | farben, farbton, produktfarbe, farbname, hauptfarbe, grundfarbe, farbvariante
Größe | title | groesse, größen, konfektionsgröße, schuhgröße, kleidergröße, ringgröße
Muster | told | motiv, dessin, musterung
Oberfläche | told | oberflächenbehandlung, oberflaeche, oberflächenfinish, beschichtung, veredelung
Materialien | told | materialzusammensetzung, hauptmaterial, materialart, obermaterial, außenmaterial, materialangaben
Stoff | told | stoffart, gewebe, stoffqualität
Futter | told | innenfutter, futtermaterial, innenmaterial
Füllung | told | füllmaterial, fuellung, polsterung
Rahmenmaterial | told | gestell, gestellmaterial, rahmen
Holzart | told | holz
Edelstein | told | stein, steinart, steinbesatz
Maße | told | abmessungen, produktabmessungen, produktmaße, abmessung, größe (bxhxt), maße (b x h x t), gesamtmaße, artikelmaße, abmessungen (bxhxt)
Länge | measure | laenge, gesamtlänge, produktlänge
Breite | measure | gesamtbreite, produktbreite
Höhe | measure | hoehe, gesamthöhe, produkthöhe
Tiefe | measure | gesamttiefe, produkttiefe
Durchmesser | measure | außendurchmesser
Stärke | measure | dicke, materialstärke, materialdicke
Gewicht | measure | produktgewicht, artikelgewicht, nettogewicht, eigengewicht
Sitzhöhe | measure |
Kabellänge | measure |
Fassungsvermögen | measure | kapazität, volumen, füllvolumen, nutzinhalt, fassungsvermoegen
Inhalt | told | füllmenge, nettoinhalt, nettofüllmenge, inhaltsmenge
Belastbarkeit | measure | maximale belastbarkeit, max. belastbarkeit, tragkraft, tragfähigkeit, maximale belastung, max. belastung, maximalgewicht, maximales benutzergewicht
Anzahl der Teile | told | teile, anzahl teile, teileanzahl, anzahl teile im set, teilezahl
Packungsgröße | title | stück pro packung, anzahl pro packung
Seitenzahl | told | seiten, anzahl seiten, seitenanzahl
Lieferumfang | told | im lieferumfang enthalten, packungsinhalt, mitgeliefertes zubehör, inklusive, zubehör, enthaltenes zubehör, im set enthalten
Batterien | told | batterietyp, akku, akkutyp, batterie
Akkulaufzeit | told | batterielaufzeit, betriebsdauer
Ladezeit | told | ladedauer, akkuladezeit
Leistung | measure | nennleistung, leistungsaufnahme, watt, motorleistung
Stromversorgung | told | energiequelle, energieversorgung, betriebsart, antriebsart
Spannung | measure | nennspannung, betriebsspannung
Frequenz | measure | frequenzbereich
Energieeffizienzklasse | told | energieklasse
Helligkeit | measure | lichtstrom
Farbtemperatur | told | lichtfarbe
Fassung | told | lampenfassung, sockel
Leuchtmittel | told | leuchtmittel enthalten, leuchtmittel inklusive, lampentyp
Bildschirmgröße | title | displaygröße, bildschirmdiagonale
Auflösung | told | bildschirmauflösung, displayauflösung
Prozessor | told | prozessortyp
Arbeitsspeicher | told | ram größe
Speicherkapazität | told | speicher, interner speicher, festplattenkapazität
Betriebssystem | told |
Anschlüsse | told | schnittstellen, anschluss, schnittstelle, anschlussart, konnektivität
Kompatibel mit | told | kompatibilität, passend für, geeignet für modell, kompatible geräte, kompatible modelle
Nicht geeignet für | told | ungeeignet für
Wasserdicht | told | wasserfest, wasserdichtigkeit, wasserbeständigkeit, wasserabweisend
Schutzart | told |
Schutzklasse | told |
Lautstärke | measure | geräuschpegel, schallpegel, geräuschentwicklung
Eigenschaften | told | besonderheiten, merkmale, produkteigenschaften, funktionen, ausstattung, besondere merkmale, besondere eigenschaften, produktmerkmale
Montage | told | montageart, befestigung, befestigungsart, montage erforderlich, befestigungstyp
Passform | told | schnitt, schnittform
Ausschnitt | told | halsausschnitt, kragen, kragenform
Ärmellänge | told | ärmel
Verschluss | told | verschlussart
Absatzhöhe | measure |
Absatz | told | absatzform, absatzart
Stil | told | stilrichtung, einrichtungsstil
Typ | told | produktart, bauart, ausführung, modelltyp
Jahreszeit | told | geeignete jahreszeit
Anlass | told | anlässe
Thema | told | themen
Geschlecht | told |
Alter | told | altersempfehlung, altersgruppe, empfohlenes alter, mindestalter, altersfreigabe
Zielgruppe | told |
Hauttyp | told | hauttypen
Haartyp | told | haartypen
Duft | told | duftrichtung, duftnote, duftnoten, geruch
Geschmack | title | geschmacksrichtung
Lichtschutzfaktor | told | lsf
Wirkstoffe | told | wirkstoff, aktive inhaltsstoffe
Inhaltsstoffe | told | zutaten, zutatenliste, bestandteile
Zusammensetzung | told |
Allergene | told | allergiehinweise, allergiehinweis, allergenhinweise, allergen hinweis
Nährwerte | told | nährwertangaben, nährwertinformationen, naehrwerte
Brennwert | measure | energiegehalt
Eiweiß | measure |
Kohlenhydrate | measure |
Zucker | measure | davon zucker, zuckergehalt
Gesättigte Fettsäuren | measure | davon gesättigte fettsäuren
Fett | measure | fettgehalt
Salz | measure | salzgehalt
Ballaststoffe | measure |
Ernährungsweise | told | ernährungsform, ernährung
Glutenfrei | told |
Laktosefrei | told |
Zuckerfrei | told | ohne zuckerzusatz
Biologisch | told | bio, bio zertifiziert
Alkoholgehalt | told | alkohol
Rebsorte | told | rebsorten, traubensorte
Jahrgang | told |
Anbaugebiet | told | weinregion
Darreichungsform | told | dosierform
Portionsgröße | told |
Lagerung | told | lagerhinweis, lagerhinweise, aufbewahrung, aufbewahrungshinweise
Haltbarkeit | told | mindesthaltbarkeit, haltbarkeitsdauer
Anwendung | told | anwendungshinweise, gebrauchsanweisung, anwendungsempfehlung, dosierung, verzehrempfehlung, anwendungshinweis, gebrauchshinweise, verwendungshinweise
Zubereitung | told | zubereitungshinweise, zubereitungshinweis, zubereitungsempfehlung
Warnhinweise | told | warnhinweis, sicherheitshinweise, sicherheitshinweis, gefahrenhinweise, vorsichtsmaßnahmen
Tierart | told | geeignet für tiere, tiere
Pflegehinweise | told | pflege, pflegehinweis, pflegeanleitung, waschanleitung, reinigung, waschhinweise, reinigungshinweise
Spülmaschinengeeignet | told | spülmaschinenfest, geschirrspülergeeignet, spülmaschinentauglich
Mikrowellengeeignet | told | mikrowellenfest
Waschbar | told | maschinenwaschbar
Abnehmbar | told |
Wiederverwendbar | told |
Nachfüllbar | told |
Faltbar | told | klappbar, zusammenklappbar
Höhenverstellbar | told | verstellbar
Einsatzbereich | told | verwendung, verwendungszweck, einsatzgebiet, anwendungsbereich, einsatzort, geeignet für, anwendungsgebiet, eignung
Raum | told | geeignete räume, wohnraum
Härtegrad | told | härte
Florhöhe | measure |
Zertifizierung | told | zertifikate, zertifikat, prüfzeichen, gütesiegel, normen
Herkunftsland | told | ursprungsland, herkunft, herstellungsland, hergestellt in
Autor | told | autoren
Sprache | told | sprachen
Garantie | told | garantiezeit, herstellergarantie, garantiedauer, durée de garantie, garantie fabricant, garantietermijn, fabrieksgarantie
Modell | told | modellbezeichnung, modellname
Kollektion | told |
Nachhaltigkeit | told | nachhaltig, umwelteigenschaften
Couleur | title | couleurs, coloris, teinte, couleur principale, nuance
Taille | title | tailles, pointure
Motif | told | imprimé, motifs
Finition | told | finitions, revêtement, traitement de surface
Matière | told | matériau, matières, matériaux, matiere, materiau, matière principale, composition matière, matériau principal, matière extérieure
Tissu | told | type de tissu
Doublure | told | matière doublure, doublure intérieure
Garnissage | told | rembourrage, remplissage
Dimensions du produit | told | dimensions (l x l x h), dimensions produit, encombrement
Longueur | measure | longueur totale
Largeur | measure | largeur totale
Hauteur | measure | hauteur totale
Profondeur | measure | profondeur totale
Diamètre | measure | diametre
Épaisseur | measure | epaisseur
Poids | measure | poids du produit, poids net
Capacité | measure | capacite, contenance
Contenu net | told | quantité nette
Charge maximale | measure | charge max, poids maximum supporté, poids maximal supporté, charge maximum
Nombre de pièces | told | nombre de pieces, nombre d'éléments
Nombre de pages | told |
Contenu de l'emballage | told | contenu de la boîte, accessoires inclus, accessoires fournis, contenu du coffret, inclus, contenu du pack, livré avec
Type de pile | told | type de batterie
Autonomie | told | autonomie de la batterie
Temps de charge | told | durée de charge
Puissance | measure | puissance nominale, consommation électrique
Alimentation | told | source d'alimentation, type d'alimentation
Tension | measure | tension nominale
Fréquence | measure |
Classe énergétique | told | classe d'efficacité énergétique
Luminosité | measure | flux lumineux
Température de couleur | told |
Culot | told | type de culot, douille
Taille d'écran | title | taille de l'écran, taille écran, diagonale d'écran
Résolution | told | résolution d'écran
Processeur | told |
Mémoire vive | told | mémoire ram, mémoire
Capacité de stockage | told | stockage
Système d'exploitation | told |
Connectivité | told | connectique, type de connexion
Compatible avec | told | compatibilité, compatibilite, appareils compatibles, modèles compatibles
Ne convient pas à | told | ne convient pas aux, non adapté à
Étanche | told | imperméable, étanchéité, résistance à l'eau, résistant à l'eau
Niveau sonore | measure |
Caractéristiques | told | caractéristiques particulières, fonctionnalités, fonctions, points forts, particularités
Installation et montage | told | type de montage, montage requis, type de fixation, type d'installation
Coupe | told | type de coupe
Encolure | told | type de col
Longueur des manches | told | type de manches, manches, longueur manche
Fermeture | told | type de fermeture
Hauteur du talon | measure | hauteur de talon
Saison | told | saisons
Thème | told |
Forme | told |
Sexe | told |
Âge | told | âge recommandé, tranche d'âge, âge minimum, age recommandé, tranche d'age
Type de peau | told | types de peau
Type de cheveux | told | types de cheveux
Senteur | told | odeur, notes olfactives, famille olfactive
Saveur | title | goût, arôme, saveurs
Ingrédients | told | liste des ingrédients
Principes actifs | told | actifs, ingrédients actifs, principe actif
Allergènes | told | informations allergènes
Valeurs nutritionnelles | told | informations nutritionnelles, valeurs nutritives
Protéines | measure | protéine
Glucides | measure |
Sucres | measure | dont sucres
Acides gras saturés | measure | dont acides gras saturés
Matières grasses | measure | lipides
Sel | measure |
Fibres alimentaires | measure |
Sans gluten | told |
Sans lactose | told |
Biologique | told | issu de l'agriculture biologique
Degré d'alcool | told | taux d'alcool, teneur en alcool
Cépage | told | cépages
Millésime | told |
Forme galénique | told | forme pharmaceutique
Taille de portion | told |
Conservation | told | conseils de conservation, conditions de conservation
Durée de conservation | told |
Mode d'emploi | told | conseils d'utilisation, utilisation, posologie, instructions d'utilisation, conseil d'utilisation
Préparation | told | conseils de préparation
Avertissements | told | précautions d'emploi, précautions, mises en garde, consignes de sécurité, avertissement
Entretien | told | conseils d'entretien, instructions d'entretien, nettoyage, instructions de lavage
Compatible lave-vaisselle | told | passe au lave vaisselle, lave vaisselle, compatible lave vaisselle
Compatible micro-ondes | told | passe au micro ondes, micro ondes, compatible micro ondes
Lavable | told | lavable en machine
Réutilisable | told |
Pliable | told |
Réglable | told | hauteur réglable
Fermeté | told |
Pays d'origine | told | origine, pays de fabrication, fabriqué en, lieu de fabrication
Auteur | told | auteurs
Langue | told | langues
Modèle | told | nom du modèle
Durabilité | told | éco responsable
Talla | title | tallas, tamaño, talle
Estampado | told | patrón, patron
Acabado | told | acabados
Composición | told | materiales, material principal, composicion
Tejido | told | tela, tipo de tejido
Forro | told | material del forro
Relleno | told | material de relleno
Dimensiones | told | medidas, dimensiones del producto, medidas del producto
Longitud | measure | largo, longitud total
Ancho | measure | anchura
Altura | measure | alto, altura total
Profundidad | measure |
Diámetro | measure |
Grosor | measure | espesor
Peso | measure | peso del producto, peso neto, peso netto, peso do produto, peso líquido, peso del prodotto
Capacidad | measure | volumen total
Contenido neto | told |
Carga máxima | measure | peso máximo, peso máximo soportado, carga máxima soportada
Número de piezas | told | piezas, numero de piezas
Número de páginas | told | páginas
Contenido de la caja | told | incluye, accesorios incluidos, contenido del paquete, contenido del set
Tipo de batería | told | tipo de pila, batería
Autonomía | told | duración de la batería
Tiempo de carga | told |
Potencia | measure | consumo de energía, potencia nominal
Fuente de alimentación | told | alimentación, fuente de energía
Voltaje | measure | tensión
Clase energética | told | eficiencia energética, clase de eficiencia energética
Temperatura de color | told |
Tamaño de pantalla | title | tamaño de la pantalla
Resolución | told |
Procesador | told |
Memoria | told | memoria ram
Almacenamiento | told | capacidad de almacenamiento
Sistema operativo | told |
Conectividad | told |
Compatible con | told | compatibilidad, dispositivos compatibles, modelos compatibles
No apto para | told | no recomendado para
Impermeable | told | resistencia al agua, resistente al agua
Nivel de ruido | measure |
Características | told | caracteristicas, características especiales, funciones, prestaciones
Tipo de montaje | told | montaje, requiere montaje, instalación, tipo de instalación
Ajuste | told |
Cuello | told | escote, tipo de cuello
Manga | told | longitud de manga, largo de manga
Cierre | told | tipo de cierre
Altura del tacón | measure | tacón
Estilo | told |
Tipo | told | tipo de producto
Temporada | told |
Ocasión | told |
Tema | told |
Forma | told |
Género | told | sexo, genero, gênero
Edad | told | edad recomendada, rango de edad, edad mínima, grupo de edad
Tipo de piel | told |
Tipo de cabello | told | tipo de pelo
Fragancia | told | olor
Sabor | title | sabores
Ingredientes | told | lista de ingredientes
Ingredientes activos | told | principio activo, principios activos
Alérgenos | told | alergenos, información sobre alérgenos
Información nutricional | told | valores nutricionales
Proteínas | measure | proteína
Hidratos de carbono | measure | carbohidratos
Azúcares | measure | de los cuales azúcares
Grasas saturadas | measure |
Grasas | measure | grasa
Sin gluten | told |
Sin lactosa | told |
Ecológico | told | orgánico
Graduación alcohólica | told | grado alcohólico
Variedad de uva | told | uva
Añada | told |
Forma farmacéutica | told | presentación farmacéutica
Modo de conservación | told | conservación, condiciones de conservación
Vida útil | told |
Modo de empleo | told | instrucciones de uso, modo de uso, dosis, dosis recomendada
Preparación | told | modo de preparación
Advertencias | told | precauciones, advertencia, advertencias de seguridad
Cuidados | told | instrucciones de cuidado, instrucciones de lavado, limpieza, cuidado
Apto para lavavajillas | told | lavavajillas
Apto para microondas | told | microondas
Lavable a máquina | told |
Reutilizable | told |
Plegable | told |
Uso recomendado | told | usos recomendados, apto para, usos, adecuado para
Firmeza | told |
País de origen | told | origen, fabricado en, hecho en, lugar de fabricación
Idioma | told | idiomas
Garantía | told | garantía del fabricante
Modelo | told | nombre del modelo
Sostenibilidad | told |
Colore | title | colori, tonalità
Taglia | title | taglie, misura, numero di scarpa
Fantasia | told | stampa
Finitura | told | finiture, rivestimento
Materiale | told | materiali, materiale principale, composizione materiale, materiale esterno
Composizione | told |
Tessuto | told | tipo di tessuto
Fodera | told | materiale fodera, materiale interno
Imbottitura | told | riempimento
Dimensioni | told | misure, dimensioni prodotto, dimensioni del prodotto
Lunghezza | measure | lunghezza totale
Larghezza | measure | larghezza totale
Altezza | measure | altezza totale
Profondità | measure |
Diametro | measure |
Spessore | measure |
Capacità | measure | capienza
Contenuto netto | told | quantità netta
Portata massima | measure | carico massimo, peso massimo
Numero di pezzi | told | pezzi, numero pezzi
Numero di pagine | told | pagine, numero pagine
Contenuto della confezione | told | accessori inclusi, incluso, la confezione include, componenti inclusi
Tipo di batteria | told | batteria, tipo batteria
Autonomia | told | durata della batteria, durata batteria, autonomia da bateria
Tempo di ricarica | told |
Potenza | measure | consumo energetico, potenza nominale
Alimentazione | told | fonte di alimentazione
Tensione | measure | voltaggio
Classe energetica | told | classe di efficienza energetica
Attacco | told | attacco lampadina
Dimensioni schermo | title | dimensione schermo
Risoluzione | told | risoluzione schermo
Processore | told |
Memoria di archiviazione | told | capacità di archiviazione
Connettività | told |
Compatibile con | told | compatibilità, dispositivi compatibili, modelli compatibili
Non adatto a | told | non adatto per
Impermeabilità | told | impermeabile, resistenza all'acqua, resistente all'acqua
Livello di rumore | measure | rumorosità
Caratteristiche | told | caratteristiche speciali, funzioni, caratteristiche principali, funzionalità
Tipo di montaggio | told | montaggio, installazione, tipo di installazione
Vestibilità | told | taglio
Scollo | told | colletto, collo
Maniche | told | lunghezza maniche, manica, lunghezza manica
Chiusura | told | tipo di chiusura
Altezza tacco | measure | tacco
Stile | told |
Stagione | told |
Occasione | told |
Genere | told | sesso
Età | told | età consigliata, fascia d'età, età minima, fascia di età
Tipo di pelle | told | tipo pelle
Tipo di capelli | told |
Profumo | told | profumazione, fragranza, note olfattive
Gusto | title | gusti, sapore
Ingredienti | told | elenco ingredienti, lista ingredienti
Principi attivi | told | ingredienti attivi
Allergeni | told | informazioni allergeni
Valori nutrizionali | told | informazioni nutrizionali, dichiarazione nutrizionale
Proteine | measure | proteina
Carboidrati | measure |
Zuccheri | measure | di cui zuccheri
Acidi grassi saturi | measure | di cui acidi grassi saturi, grassi saturi
Grassi | measure |
Sale | measure |
Senza glutine | told |
Senza lattosio | told |
Biologico | told |
Gradazione alcolica | told | grado alcolico, gradazione
Vitigno | told | uvaggio, vitigni
Annata | told |
Forma farmaceutica | told | formato farmaceutico
Modalità di conservazione | told | conservazione, istruzioni di conservazione
Modalità d'uso | told | istruzioni per l'uso, modo d'uso, posologia, dosaggio, istruzioni d'uso, consigli d'uso
Preparazione | told | modalità di preparazione
Avvertenze | told | precauzioni, avvertenze di sicurezza, avvertenza
Cura e manutenzione | told | istruzioni di lavaggio, lavaggio, cura, pulizia, istruzioni per la cura
Lavabile in lavastoviglie | told | lavastoviglie, adatto alla lavastoviglie
Adatto al microonde | told | microonde
Lavabile | told | lavabile in lavatrice
Riutilizzabile | told |
Pieghevole | told |
Uso consigliato | told | utilizzo, adatto a, destinazione d'uso, impiego, adatto per
Rigidità | told | durezza
Paese di origine | told | paese d'origine, prodotto in, luogo di produzione, provenienza
Lingua | told | lingue
Garanzia | told | durata garanzia
Modello | told | nome modello
Sostenibilità | told |
Kleur | title | kleuren, hoofdkleur
Maat | title | maten, schoenmaat, kledingmaat, formaat
Patroon | told |
Afwerking | told |
Materiaal | told | materialen, hoofdmateriaal, materiaalsamenstelling, buitenmateriaal
Samenstelling | told |
Stofsoort | told | soort stof
Voering | told | voeringmateriaal, binnenmateriaal
Vulling | told | vulmateriaal
Afmetingen | told | afmeting, productafmetingen
Lengte | measure | totale lengte
Breedte | measure | totale breedte
Hoogte | measure | totale hoogte
Diepte | measure | totale diepte
Dikte | measure |
Inhoud | measure | capaciteit, inhoudsmaat
Netto inhoud | told | nettohoeveelheid
Maximale belasting | measure | draagvermogen, maximaal gewicht, maximaal draagvermogen
Aantal stuks | told | aantal delen, aantal onderdelen, aantal stuks per verpakking
Aantal pagina's | told | pagina's
Meegeleverd | told | inhoud van de verpakking, meegeleverde accessoires, inclusief, inhoud verpakking
Batterijtype | told | type batterij, batterij, accu
Accuduur | told | batterijduur
Oplaadtijd | told | laadtijd
Vermogen | measure | opgenomen vermogen
Stroombron | told | voeding, stroomvoorziening
Energielabel | told |
Lichtkleur | told | kleurtemperatuur
Schermgrootte | title | schermdiagonaal, beeldschermgrootte
Resolutie | told | schermresolutie
Werkgeheugen | told | intern geheugen
Opslagcapaciteit | told | opslag
Besturingssysteem | told |
Aansluitingen | told | aansluiting, connectiviteit
Geschikt voor | told | compatibel met, compatibiliteit, geschikt voor model
Niet geschikt voor | told | ongeschikt voor
Waterdicht | told | waterbestendig, waterafstotend, waterdichtheid
Geluidsniveau | measure |
Eigenschappen | told | kenmerken, functies, bijzonderheden, productkenmerken, speciale kenmerken
Montagewijze | told | bevestiging, montage vereist, type montage
Pasvorm | told | snit
Halslijn | told | kraag, hals
Mouwlengte | told | mouw, mouwen
Sluiting | told | type sluiting
Hakhoogte | measure |
Stijl | told |
Vorm | told |
Seizoen | told |
Gelegenheid | told |
Geslacht | told |
Leeftijd | told | aanbevolen leeftijd, leeftijdsgroep, minimumleeftijd, leeftijdscategorie
Huidtype | told |
Haartype | told |
Geur | told | geurnoten
Smaak | title | smaken
Ingrediënten | told | ingredienten, ingrediëntenlijst
Werkzame stoffen | told | actieve ingrediënten, werkzame stof
Allergenen | told | allergie informatie, allergeneninformatie
Voedingswaarde | told | voedingswaarden, voedingsinformatie
Eiwitten | measure | eiwit
Koolhydraten | measure |
Suikers | measure | waarvan suikers
Verzadigde vetten | measure | waarvan verzadigd, verzadigd vet
Vetten | measure | vet
Zout | measure |
Glutenvrij | told |
Lactosevrij | told |
Alcoholpercentage | told |
Druivensoort | told | druivenras, druif
Doseringsvorm | told | toedieningsvorm
Bewaaradvies | told | bewaren, bewaarinstructies, bewaarvoorschrift
Houdbaarheid | told |
Gebruiksaanwijzing | told | gebruik, dosering, gebruiksinstructies, gebruiksadvies
Bereiding | told | bereidingswijze, bereidingsadvies
Waarschuwingen | told | waarschuwing, veiligheidsinformatie, veiligheidsinstructies
Onderhoud | told | wasvoorschrift, wasinstructies, verzorging, reiniging, onderhoudsinstructies, wasvoorschriften
Vaatwasserbestendig | told | vaatwasmachinebestendig, geschikt voor vaatwasser
Magnetronbestendig | told | geschikt voor magnetron
Wasbaar | told | machinewasbaar
Herbruikbaar | told |
Opvouwbaar | told | inklapbaar
Verstelbaar | told | in hoogte verstelbaar
Toepassing | told | gebruiksdoel, toepassingsgebied, toepassingen
Hardheid | told |
Land van herkomst | told | herkomst, geproduceerd in, land van oorsprong
Taal | told | talen
Duurzaamheid | told | duurzaam
Kolor | title | kolory, barwa, kolor produktu, kolor dominujący
Rozmiar | title | rozmiary, rozmiar buta
Wzór | told | deseń, nadruk, wzor
Wykończenie | told | powłoka
Materiał | told | materiały, material wykonania, materiał wykonania, materiał główny, skład materiałowy, surowiec, tworzywo
Tkanina | told | rodzaj tkaniny
Podszewka | told | materiał podszewki
Wypełnienie | told |
Wymiary | told | wymiary produktu
Długość | measure | dlugosc, długość całkowita
Szerokość | measure | szerokosc, szerokość całkowita
Wysokość | measure | wysokosc, wysokość całkowita
Głębokość | measure | glebokosc
Średnica | measure | srednica
Grubość | measure | grubosc
Waga | measure | waga produktu, masa, masa netto
Pojemność | measure | pojemnosc, objętość
Zawartość netto | told | ilość netto
Maksymalne obciążenie | measure | nośność, udźwig, maks. obciążenie
Liczba elementów | told | ilość elementów, liczba części
Liczba stron | told | ilość stron
Zawartość zestawu | told | zawartość opakowania, w zestawie, wyposażenie, akcesoria w zestawie, zestaw zawiera
Rodzaj baterii | told | typ baterii
Czas pracy | told | czas pracy na baterii
Czas ładowania | told |
Moc | measure | moc znamionowa
Zasilanie | told | źródło zasilania, rodzaj zasilania
Napięcie | measure |
Klasa energetyczna | told | klasa efektywności energetycznej
Barwa światła | told | temperatura barwowa
Przekątna ekranu | title | rozmiar ekranu
Rozdzielczość | told | rozdzielczość ekranu
Procesor | told |
Pamięć RAM | told | pamięć
Pamięć wbudowana | told | pojemność dysku
System operacyjny | told |
Łączność | told | złącza
Kompatybilność | told | kompatybilny z, kompatybilne z, pasuje do, kompatybilne modele
Nie nadaje się do | told |
Wodoodporność | told | wodoodporny, wodoszczelność, wodoszczelny
Poziom hałasu | measure |
Cechy | told | właściwości, cechy dodatkowe, funkcje, cechy produktu, cechy szczególne
Montaż | told | sposób montażu, rodzaj montażu
Krój | told | fason, dopasowanie
Dekolt | told | kołnierz
Rękaw | told | długość rękawa
Zapięcie | told | rodzaj zapięcia
Wysokość obcasa | measure | obcas
Styl | told |
Kształt | told | ksztalt
Rodzaj | told |
Sezon | told |
Okazja | told |
Płeć | told | plec
Wiek | told | wiek dziecka, zalecany wiek, grupa wiekowa, minimalny wiek
Przeznaczenie | told | zastosowanie, zalecane zastosowanie
Rodzaj skóry | told | typ skóry, typ cery, rodzaj cery
Rodzaj włosów | told | typ włosów
Zapach | told | nuty zapachowe, rodzaj zapachu
Smak | title | smaki
Składniki | told | skład inci
Skład | told | sklad
Składniki aktywne | told | substancja czynna, substancje aktywne
Alergeny | told | informacje o alergenach
Wartości odżywcze | told | wartość odżywcza, informacje żywieniowe
Białko | measure |
Węglowodany | measure |
Cukry | measure | w tym cukry, z toho cukry
Kwasy tłuszczowe nasycone | measure | w tym kwasy tłuszczowe nasycone
Tłuszcz | measure | tłuszcze
Sól | measure |
Bezglutenowy | told | bez glutenu, bezglutenowe
Bez laktozy | told |
Ekologiczny | told | produkt ekologiczny
Zawartość alkoholu | told |
Szczep | told | szczep winogron
Postać | told | forma leku
Przechowywanie | told | sposób przechowywania, warunki przechowywania
Okres przydatności | told | trwałość
Sposób użycia | told | stosowanie, dawkowanie, sposób stosowania, instrukcja użycia
Sposób przygotowania | told | przygotowanie
Ostrzeżenia | told | środki ostrożności, informacje dotyczące bezpieczeństwa
Pielęgnacja | told | czyszczenie, konserwacja, pranie
Możliwość mycia w zmywarce | told | zmywarka
Twardość | told |
Kraj pochodzenia | told | pochodzenie, kraj produkcji, wyprodukowano w
Język | told |
Gwarancja | told | okres gwarancji
Barva | title | barvy, odstín
Velikost | title | velikosti, velikost boty
Vzor | told | potisk
Povrchová úprava | told | povrch
Materiál | told | materiály, hlavní materiál, složení materiálu
Látka | told | druh látky
Podšívka | told |
Výplň | told |
Rozměry | told | rozměr, rozměry výrobku
Délka | measure | celková délka
Šířka | measure | celková šířka
Výška | measure | celková výška
Hloubka | measure | celková hloubka
Průměr | measure |
Tloušťka | measure |
Hmotnost | measure | váha, hmotnost výrobku
Objem | measure | kapacita
Čistý obsah | told |
Nosnost | measure | maximální nosnost, maximální zatížení
Počet kusů | told | počet dílů, počet kusů v balení
Počet stran | told |
Obsah balení | told | součást balení, příslušenství, součástí balení
Typ baterie | told |
Výdrž baterie | told |
Doba nabíjení | told |
Výkon | measure | příkon
Napájení | told | zdroj napájení
Napětí | measure |
Energetická třída | told | třída energetické účinnosti
Teplota chromatičnosti | told | barva světla
Úhlopříčka displeje | title | velikost displeje, úhlopříčka
Rozlišení | told |
Operační paměť | told | paměť ram
Úložiště | told | kapacita úložiště
Operační systém | told |
Konektivita | told | připojení, konektory, rozhraní
Kompatibilita | told | kompatibilní s, vhodné pro model
Není vhodné pro | told |
Voděodolnost | told | vodotěsnost, vodotěsné, voděodolné
Hlučnost | measure | úroveň hluku
Vlastnosti | told | funkce, speciální vlastnosti, další vlastnosti
Střih | told |
Výstřih | told | límec
Rukáv | told | délka rukávu
Zapínání | told | uzávěr
Výška podpatku | measure |
Tvar | told |
Druh | told |
Sezóna | told | roční období
Příležitost | told |
Pohlaví | told |
Věk | told | doporučený věk, věková skupina
Použití | told | vhodné pro, účel použití, určení
Typ pleti | told | typ pokožky
Typ vlasů | told |
Vůně | told |
Příchuť | title | chuť
Složení | told | ingredience, přísady
Účinné látky | told | aktivní látky, účinná látka
Alergenní informace | told |
Nutriční hodnoty | told | výživové údaje, výživové hodnoty
Bílkoviny | measure |
Sacharidy | measure |
Nasycené mastné kyseliny | measure | z toho nasycené mastné kyseliny
Tuky | measure |
Sůl | measure |
Vláknina | measure |
Bezlepkové | told | bez lepku
Bezlaktózové | told | bez laktózy
Obsah alkoholu | told |
Odrůda | told |
Léková forma | told |
Skladování | told | způsob skladování
Trvanlivost | told |
Návod k použití | told | dávkování, způsob použití, doporučené dávkování
Příprava | told |
Upozornění | told | varování, bezpečnostní upozornění
Údržba | told | péče, praní, čištění
Vhodné do myčky | told | mytí v myčce
Vhodné do mikrovlnné trouby | told |
Tvrdost | told |
Země původu | told | původ, vyrobeno v, země výroby
Jazyk | told |
Záruka | told | záruční doba
Cor | title | cor principal
Tamanho | title | tamanhos
Estampa | told | padrão
Acabamento | told |
Composição | told |
Tecido | told | tipo de tecido
Forro interno | told |
Enchimento | told |
Dimensões | told | dimensões do produto
Comprimento | measure | comprimento total
Largura | measure |
Profundidade | measure |
Diâmetro | measure |
Espessura | measure |
Capacidade | measure |
Conteúdo líquido | told | quantidade líquida
Carga suportada | measure | peso máximo suportado, peso suportado, capacidade de carga
Número de peças | told | peças
Conteúdo da embalagem | told | itens inclusos, acessórios incluídos, inclui, itens incluídos
Tipo de bateria | told | bateria
Duração da bateria | told |
Tempo de carregamento | told |
Potência | measure | consumo de energia
Fonte de energia | told | alimentação elétrica
Tensão | measure | voltagem
Eficiência energética | told | classe de eficiência energética
Tamanho da tela | title | tamanho do ecrã
Resolução | told | resolução da tela
Processador | told |
Memória RAM | told | memória
Armazenamento | told | capacidade de armazenamento
Conectividade | told | conexões
Compatível com | told | compatibilidade, modelos compatíveis
Não indicado para | told |
Resistência à água | told | impermeável, à prova d'água, resistente à água
Nível de ruído | measure |
Recursos | told | funcionalidades, funções, características do produto
Tipo de montagem | told | montagem
Caimento | told | modelagem
Gola | told | decote, tipo de gola
Comprimento da manga | told | tipo de manga
Fechamento | told | tipo de fechamento, fecho
Altura do salto | measure | salto
Formato | told |
Estação | told | estação do ano
Ocasião | told |
Idade | told | idade recomendada, faixa etária, idade mínima
Tipo de pele | told |
Tipo de cabelo | told |
Fragrância | told | cheiro
Princípio ativo | told | ingredientes ativos, princípios ativos
Alergênicos | told | alergénios, informações sobre alergênicos
Informação nutricional | told | informações nutricionais, tabela nutricional, declaração nutricional
Carboidratos por porção | measure | hidratos de carbono por porção
Gorduras | measure |
Açúcares | measure |
Gorduras saturadas | measure |
Sem glúten | told |
Sem lactose | told |
Orgânico | told | biológico
Teor alcoólico | told | graduação alcoólica
Casta | told | castas, variedade da uva
Forma farmacêutica | told |
Conservação | told | modo de conservação, instruções de armazenamento
Validade após aberto | told |
Modo de usar | told | instruções de uso, modo de utilização, como usar, dosagem
Modo de preparo | told | modo de preparação, preparo
Precauções | told | advertências, avisos de segurança
Instruções de lavagem | told | cuidados com o produto, instruções de cuidado, limpeza
Uso indicado | told | indicação de uso, indicado para, utilização, adequado para
País de origem | told | origem, fabricado no, país de fabricação
Garantia | told | tempo de garantia, prazo de garantia
`;

/** How a known attribute is told. */
export type KnownUse = 'title' | 'told' | 'measure';
export type KnownAttribute = { label: string; use: KnownUse; names: readonly string[]; isEnglish: boolean };

const uses: Readonly<Record<string, KnownUse>> = { title: 'title', told: 'told', measure: 'measure' };

const readRows = (rows: string, isEnglish: boolean): readonly KnownAttribute[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [label = '', use = '', names = ''] = row.split('|').map((cell) => cell.trim());
      const known = uses[use];
      if (known === undefined) throw new Error(`No such use: ${row}`);
      const further = names.split(',').map((name) => name.trim());
      return {
        label,
        use: known,
        names: [label.toLowerCase(), ...further].filter((name) => name !== ''),
        isEnglish,
      };
    });

export const knownAttributes: readonly KnownAttribute[] = [
  ...readRows(english, true),
  ...readRows(furtherLanguages, false),
];
