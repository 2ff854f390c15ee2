// Words for parts and accessories, by how far naming one tells that a product has it.

/** Nouns that are hardly ever anything but a part of a product or what comes with it: naming one tells that it is there. */
export const parts = (
  'adapter adaptor antenna applicator armrest attachment backrest barrette bedskirt bezel bib bipod blindfold bobber bobbin bookend booklet buckle bumper ' +
  'burner caddy canopy carabiner carafe cartridge caster castor charger chopstick clamp clasp coaster colander compartment compass controller corkscrew ' +
  'crank crossbar cufflink cummerbund cupholder cutout cutter damper decanter deflector dial diffuser dispenser divider docking dongle drawbar drawstring ' +
  'drumstick duster earcup earhook earmuff earpiece eartip embroidery epaulette equalizer eyecup eyelet eyepiece faceplate fastener feeder filter ' +
  'fingerboard footboard footrest footstool footswitch fringe frother funnel fuse gaiter gasket gauge gimbal grater griddle grille grinder grommet ' +
  'groundsheet gusset guyline harness headband headboard headrest hemline hinge holder holster hopper indicator inflator infuser inlay insole inverter ' +
  'ionizer joystick keychain keypad kickstand knob lampshade lanyard lapel latch leash lenscap lever lightbox liner lining loupe lumbar lunchbox ' +
  'magnifier microphone midsole mudguard napkin nozzle odometer organizer outrigger outsole pacifier padding paddle pedal pedometer peeler pegboard ' +
  'pendant perch pillowcase placemat placket pompom pouch propeller protector protractor quiver radiator rangefinder ratchet reel reflector regulator ' +
  'remote riflescope riser rivet rotisserie rotor ruffle scabbard scoop scraper scrunchie seatpost sensor sequin sham sharpener shredder sidewall siphon ' +
  'sippy skewer slicer slider slipcover softbox softener spatula speedometer spigot spindle spout sprayer squeegee stabilizer stapler stencil stirrer ' +
  'stirrup strainer stylus sunshade suspender sweetener swivel tachometer tamper tassel teether teleconverter thermometer tieback tiebar tiller timer ' +
  'toggle touchpad touchscreen trackpad transmitter trivet turbine tweeter underwire valance valve viewfinder visor waistband washcloth winch wingnut ' +
  'woofer zipper'
).split(' ');

/** Parts that are things of the reader's world too: told only by what says that they are there, as `with a` or `its`. */
export const partsToo = (
  'alarm amplifier apron arm axle bag band bar basket battery belt bin blade bolt bow bowl bracket brake brush bulb buzzer cable cage camera cap capsule ' +
  'card case casing chain chime circuit clip clock coating collar comb connector cord core cover cradle cuff cushion dehumidifier display dock door drain ' +
  'drawer drum engine fan faucet filling flap flashlight fob foot frame glove grate grid grill grip guard hammer handle hanger hatch headphone headset ' +
  'heater heel helmet hem hood hook hoop horn hose hub humidifier jack jar kit ladder lamp laser leg lens lid lock logo loop magnet manual mask mat ' +
  'mechanism mesh mirror motor mount needle net outlet pack pad panel pillow pin pipe piston plate plug pocket pole port print pump purifier rack rail ' +
  'receiver ring rod roller rope rug sack saddle screen screw seal seam seat shade sheath sheet shelf shell shield sleeve slot sole speaker spike sponge ' +
  'spool spoon spray spring sprinkler stand staple steamer stem step sticker stitching stopper storage strap strip subwoofer switch tab tag tank tape ' +
  'thermostat tool track transformer tray trigger trim tripod trolley trunk tub tube tuner turntable vent wand wheel whisk whistle wick wing wire wiring ' +
  'wrap'
).split(' ');

/** Plain synonyms: who has one of a row has the others. */
export const synonymRows = [
  'bag sack pouch tote sleeve carrier',
  'case box carton container holder sheath cover',
  'cord cable lead wire',
  'lamp light lighting bulb led flashlight',
  'screen display monitor panel touchscreen readout lcd led tv television hdtv laptop tablet',
  'strap band belt loop lanyard sling',
  'knob dial control controller button switch',
  'lid cap cover top stopper',
  'jar jug pitcher carafe container tank bottle reservoir bowl',
  'padding cushion cushioning pad pillow padded',
  'microphone mic',
  'zipper zip',
  'manual guide booklet instruction leaflet',
  'wheel caster castor roller',
  'heater heating element heat',
  'handle grip',
  'fastener closure clasp buckle snap',
  'charger charging charge adapter',
  'speaker audio sound stereo',
  'leg foot stand base',
  'adapter adaptor plug',
  'compartment pocket slot section divider',
  'lining liner lined',
  'hood hooded',
  'pocket pouch',
  'motor engine',
  'headphone earphone earbud headset bud',
  'spout nozzle pouring',
  'spatula turner utensil',
  'stand easel kickstand mount',
  'mount bracket holder',
  'shell casing housing body',
  'tray plate',
  'timer clock',
  'antenna aerial',
  'burner element hob',
  'carabiner clip hook',
  'remote control',
  'gasket seal ring',
  'canopy roof shade sunshade',
  'blade knife cutter',
  'faucet tap',
  'canopy hood',
  'purifier cleaner',
  'drawstring cord',
  'tub bin box container',
  'waistband waist',
  'filter filtration filtering',
  'rod pole',
  'sensor sensing detector detection',
  'thermometer temperature probe',
  'padding foam',
  'coating coated finish',
  'stitching stitched seam',
  'ram memory',
  'wood timber lumber',
].map((row) => row.split(' '));

/** What no part and no thing is, though it is said to be had: `comes with everything`, `includes years of joy`. */
export const unhad = (
  'ability access action advantage age air all amount answer anything appeal approach area art assortment atmosphere attitude balance beauty benefit bit bunch care chance character charm choice clarity class comfort confidence convenience ' +
  'craftsmanship date day deal depth design detail difference ease edge effect effort element elegance end energy everyone everything example experience extra eye factor favorite favourite feature feel feeling few ' +
  'finish fit flair flexibility flow focus form freedom friend fun function future good grace guarantee hand heart help history home hour host idea impact instruction inspiration joy kind knowledge lack laugh life lifestyle line load look lot love luxury ' +
  'magic manner matter meaning method mind minute moment mood more most name nature need night nothing number one option other pair part pack party past patience peace people performance person perspective piece pinch place plan plenty point power precision ' +
  'presence price pride problem promise protection purpose quality range reason reputation rest result right room scene season secret selection sense set shape side simplicity size smile something soul sound space speed spirit spot stability ' +
  'start stock story strength structure style stuff style support surprise system taste tale talent team technology term thing thought thrill time ton touch tradition trick trouble truth twist two us use value variety version view vision voice warmth warranty way weekend weight work ' +
  'world worry year you device product machine appliance unit model item gadget tool household everyday beginner children occasion hour child addition aim back bang best breeze case combination control cost couple courage day dozen dream drop fact hundred joke kick little look mix note nod pattern plenty punch wealth whole word wow zest'
).split(' ');

/** People, by whichever name: who seats four adults seats four grown-ups. */
export const peopleWords =
  'adult adults grown-up person people guest guests friend friends diner diners camper campers sleeper sleepers passenger passengers rider riders occupant occupants traveler traveller user human hiker'.split(
    ' ',
  );
