// Words for parts and accessories, by how far naming one says that a product has it.

/** Nouns that are hardly ever anything but a part of a product or what comes with it: naming one says that it is there. */
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

/** Parts that are things of the reader's world too: stated only by what says that they are there, as `with a` or `its`. */
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
