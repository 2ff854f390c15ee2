// Names of attributes that shoppers read, with the names shops write them under. Gathered from the product data specifications of Google
// Merchant Center and Meta, schema.org/Product and the filters large shops show; a name that is not here is told of no product by itself.
// A row is `Label | use | further names`, `use` being `title` (also told in titles), `told`, or `measure` (told, and only with a unit).

const rows = `
Color | title | colour, color name, colour name, main color, main colour, primary color, colors, colours, product color, body color, frame color, shade, color family, variation color, item color
Size | title | sizes, size name, product size, item size, variation size, clothing size, shoe size, garment size, bed size, ring size, apparel size
Pattern | told | print, pattern type, design pattern
Finish | told | finish type, surface finish, finishing
Metal Color | told | metal colour, plating
Lens Color | told | lens colour
Light Color | told | light colour, led color
Material | told | materials, material type, main material, primary material, product material, material composition, composition, made of, body material, construction material
Fabric | told | fabric type, fabrication, fabric content, fabric composition, textile, cloth material
Upper Material | told | upper, outer material, shell material, exterior material, outer shell
Lining | told | lining material, inner material, interior material
Insole Material | told | insole
Sole | told | sole material, outsole, outsole material
Frame Material | told | frame
Handle Material | told | grip material
Strap Material | told | band material, bracelet material, strap
Top Material | told | table top material, tabletop material, surface material
Leg Material | told | legs material
Upholstery | told | upholstery material, cover material
Fill Material | told | filling, fill, filler material, stuffing, padding
Blade Material | told | blade
Case Material | told | casing material
Metal | told | metal type
Metal Purity | told | purity, carat, karat
Gemstone | told | gem type, stone, stone type, stones
Wood Type | told | wood, wood species, timber
Fabric Weight | measure | gsm
Thread Count | told | thread-count
Dimensions | told | product dimensions, item dimensions, size dimensions, overall dimensions, measurements, dimension, assembled dimensions, item dimensions lxwxh, item dimensions lwh, product dimensions l x w x h
Length | measure | item length, product length, overall length
Width | measure | item width, product width, overall width
Height | measure | item height, product height, overall height
Depth | measure | item depth, product depth, overall depth
Diameter | measure | item diameter, outer diameter
Thickness | measure | item thickness
Weight | measure | item weight, product weight, net weight, unit weight
Seat Height | measure | height of seat
Seat Width | measure |
Mattress Size | told |
Cable Length | measure | cord length, lead length
Strap Length | measure | strap drop, handle drop
Chain Length | measure | necklace length
Heel Height | measure | heel
Heel Type | told | heel style
Blade Length | measure |
Inseam | measure | inside leg, inseam length
Sleeve Length | told | sleeve, sleeves, sleeve type, sleeve style
Capacity | measure | volume, item capacity, liquid capacity, storage volume
Net Content | told | net contents, net quantity, content, contents volume, net volume
Maximum Load | measure | weight capacity, max load, load capacity, maximum weight capacity, maximum weight, max weight, weight limit, max user weight
Number of Pieces | told | pieces, piece count, number of items, pieces in set, set size, quantity in set
Pack Size | title | pack of, count, unit count, pack quantity, pack count, package quantity, items per pack, number in pack, units per pack, quantity per pack, number per pack
Pages | told | number of pages, page count, sheets, sheet count
Number of Drawers | told | drawers
Number of Shelves | told | shelves
Number of Doors | told | doors
Number of Pockets | told | pockets
Number of Compartments | told | compartments
Number of Seats | told | seating capacity, seats
Number of Players | told | players
Number of Ports | told | ports
Number of Speeds | told | speeds, speed settings
Number of Burners | told | burners
Number of Lights | told |
Number of Blades | told | blades
Place Settings | told |
Included | told | what's included, what is included, box contents, in the box, package contents, package includes, included components, included accessories, included items, in box, contents
Batteries Included | told | battery included, includes batteries, are batteries included
Batteries Required | told | battery required, are batteries required
Battery Type | told | battery, batteries, battery cell composition, cell type
Battery Capacity | measure |
Battery Life | told | battery run time, battery runtime, average battery life
Charging Time | told | charge time
Power | measure | wattage, power consumption, rated power, power output, output power, output wattage
Power Source | told | power supply, power type
Voltage | measure | rated voltage, input voltage, operating voltage
Output | told | output voltage, power output specs
Input | told | input power
Current | measure | amperage, rated current
Frequency | measure | frequency range
Plug Type | told | plug
Energy Class | told | energy efficiency class, energy rating, energy efficiency rating
Brightness | measure | luminous flux, lumens, light output
Color Temperature | told | colour temperature
Bulb Base | told | base type, socket, lamp base, cap type, fitting
Bulb Type | told | light source, light source type
Dimmable | told |
Beam Angle | measure |
Screen Size | title | display size, screen diagonal, screen size inches
Resolution | told | screen resolution, display resolution, native resolution, maximum resolution
Refresh Rate | measure |
Display Type | told | panel type, display technology, screen type, display
Aspect Ratio | told |
Processor | told | cpu, processor type, processor model, chipset
Memory | told | ram, memory size, ram size, system memory, installed ram
Storage | told | storage capacity, hard drive size, hard disk size, internal memory, internal storage, memory storage capacity, rom, ssd capacity, digital storage capacity
Graphics | told | graphics card, gpu, graphics coprocessor
Operating System | told | os
Connectivity | told | connectivity technology, connection type, connections, connection, wireless type, wireless communication technology
Ports and Connectors | told | interfaces, interface, connectors, connector type, connector
Bluetooth Version | told | bluetooth
Wi-Fi Standard | told | wireless standard, wifi, wi-fi
Compatible With | told | compatibility, compatible devices, compatible models, compatible phone models, fits, suitable devices, compatible brand, works with, device compatibility, vehicle fitment, fitment
Camera Resolution | told | camera, rear camera, megapixels
Zoom | told | optical zoom
Focal Length | measure |
Aperture | told | maximum aperture
Lens Type | told | lens material, lens
Video Resolution | told | video recording
Sensor | told | sensor type, image sensor
Print Technology | told | printing technology
Print Speed | told |
Paper Size | told |
Frequency Response | told |
Impedance | measure |
Driver Size | measure |
Noise Cancelling | told | noise cancellation, noise reduction, active noise cancellation
Microphone | told | built-in microphone
Noise Level | measure | sound level
Water Resistance | told | water resistance level, waterproof, water resistant, waterproof rating, water-resistant, water proof
IP Rating | told | protection class, ip code, ingress protection
Features | told | special features, special feature, key features, additional features, product features, feature
Control | told | control method, controls, control type, operation mode
Mounting | told | mounting type, mount type, installation type, installation, installation method
Assembly Required | told | assembly, requires assembly, is assembly required, self assembly
Shape | told | item shape, product shape
Style | told | item style, product style, design style, design
Theme | told |
Type | told | product type detail, item form, product form, form, subtype
Fit | told | fit type, clothing fit
Neckline | told | neck style, neck, neck type
Collar | told | collar style, collar type
Closure | told | closure type, fastening, fastener type
Waist | told | rise, waist style, waist rise
Length Type | told | garment length, dress length, skirt length, item length description
Stretch | told | elasticity
Season | told | seasons
Toe Shape | told | toe style, toe
Shaft Height | measure | boot height
Width Fitting | told | shoe width
Band Width | measure | strap width
Dial Color | told | dial colour, dial
Movement | told | watch movement, movement type
Case Diameter | measure | case size
Clasp | told | clasp type
Setting | told | setting type
Gender | told | department, target gender, for gender, sex
Age Range | told | age, recommended age, age group, suggested age, age recommendation, manufacturer minimum age, minimum age, manufacturer recommended age
Skin Type | told | suitable skin type
Hair Type | told | suitable hair type
Skin Tone | told |
Scent | told | fragrance, scent name, aroma, smell
Fragrance Notes | told | notes, top notes, scent notes
Flavor | title | flavour, flavor name, flavour name, taste
SPF | told | sun protection factor, sun protection
Coverage | told |
Texture | told | consistency
Active Ingredients | told | active ingredient, key ingredients
Ingredients | told | ingredient list, full ingredients
Allergens | told | allergen information, allergy information, allergen info
Nutrition | told | nutrition facts, nutritional information
Diet | told | dietary, diet type, specialty, dietary needs, dietary preferences, suitable for diet
Caffeine | told | caffeine content
Alcohol | told | alcohol by volume, abv, alcohol content
Vintage | told |
Grape Variety | told | grape, varietal, grapes
Roast | told | roast level, roast type
Bean Type | told |
Region | told | wine region
Dosage Form | told | dosage
Strength | told |
Serving Size | told |
Servings | told | servings per container, number of servings
Storage Instructions | told | storage conditions, how to store
Directions | told | directions for use, instructions for use, how to use, usage, usage instructions
Life Stage | told | pet life stage, lifestage
Breed Size | told | breed recommendation, target breed
Target Species | told | target animal, animal, suitable pet, pet type
Care Instructions | told | care, washing instructions, wash care, care instruction, fabric care, product care instructions, care label, laundry care
Cleaning | told | cleaning instructions, dishwasher safe, is dishwasher safe
Oven Safe | told | microwave safe, is microwave safeable
Heat Source | told | stove type, compatible hobs, hob type, induction compatible
Temperature Range | told | operating temperature, temperature rating, comfort temperature
Temperature Settings | told |
Room | told | room type, recommended room
Indoor or Outdoor | told | indoor/outdoor usage, indoor/outdoor, indoor outdoor usage
Suitable For | told | recommended uses, recommended use, specific uses, specific uses for product, recommended uses for product, intended use, use, uses, usage area, application, applications, target use, best for, ideal for, suitable use
Surface Recommendation | told | surface
Firmness | told | mattress firmness, comfort level
Pile Height | told | pile
Weave | told | weave type, construction, construction type
Light Transmission | told | opacity
Hardness | told |
Grade | told |
Gauge | told | wire gauge
Thread Size | told | thread
Drive Size | told | drive type, head type
Chuck Size | told |
Torque | measure | max torque
Speed | told | rotational speed, max speed, maximum speed, no load speed, no-load speed
Pressure | measure | maximum pressure, max pressure
Flow Rate | told | flow
Tire Size | told | tyre size
Wheel Size | told | wheel diameter
Brake Type | told | brakes, brake style
Suspension | told | suspension type
Frame Size | told |
Part Position | told | position, placement on vehicle, placement
Vehicle Type | told | vehicle
Viscosity | told |
Tent Capacity | told | sleeping capacity, occupancy
Fill Power | told |
Plant Type | told | plant
Sunlight Exposure | told | sunlight, light requirement, light requirements
Hardiness | told | hardiness zone
Flowering Period | told | blooming period, bloom time
Author | told | authors, by author, writer
Illustrator | told |
Artist | told | artists
Director | told |
Publisher | told |
Publication Date | told | publication year, year of publication
Edition | told |
Language | told | languages, book language
Format | told | book format, binding, cover type, media format, media type
Genre | told | genres, subject
Series | told | book series
Runtime | told | running time, duration
Platform | told | gaming platform, game platform, hardware platform
Game Time | told | playing time, play time
Difficulty | told | difficulty level, skill level
Ruling | told | ruling type, ruled
Ink Color | told | ink colour
Point Size | told | tip size, nib size, line size, point type, tip
Page Yield | told | yield, print yield
Certification | told | certifications, certificates, certificate, standards, standard
Country of Origin | told | origin, made in, country of manufacture, manufactured in
Warranty | told | warranty period, manufacturer warranty, warranty type, warranty length, guarantee period
Model | told | model name, model number, model no, model no.
Collection | told | collection name, range
Occasion | told | occasions
Eco Credentials | told | sustainability, sustainability features
Recycled Content | told | recycled material
Handmade | told | handcrafted
Personalizable | told | personalisable, customizable, customisable
`;

/** How a known attribute is told. */
export type KnownUse = 'title' | 'told' | 'measure';
export type KnownAttribute = { label: string; use: KnownUse; names: readonly string[] };

const uses: Readonly<Record<string, KnownUse>> = { title: 'title', told: 'told', measure: 'measure' };

export const knownAttributes: readonly KnownAttribute[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [label = '', use = '', names = ''] = row.split('|').map((cell) => cell.trim());
    const known = uses[use];
    if (known === undefined) throw new Error(`No such use: ${row}`);
    return { label, use: known, names: [label.toLowerCase(), ...names.split(',').map((name) => name.trim())] };
  });
