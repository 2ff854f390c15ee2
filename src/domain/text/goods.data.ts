// Nouns that name goods, in the singular: artifacts, clothing, food and drink of WordNet 3.0 (Princeton University, free for any use with this
// notice) without fabrics, buildings and numbers, and goods of today that it does not know.

export const goods: ReadonlySet<string> = new Set(
  `
aba abacus abaya abm aborticide abortifacient abradant abrader absinth absinthe abstraction abstractionism accelerator accelerometer access accordion
accouterment accoutrement accumulator ace acebutolol acerola acetaminophen acetanilid acetanilide acetophenetidin acetphenetidin acetum achromycin
acid ackee acoustic acrilan acrylic actifed actinometer actinomycin activase activewear actuator acular acyclovir adam adapin adapter adaptor adder
addition additive addressograph ade adit adjuvant admixture adobe adobo adornment adps adrenergic adumbration advil adz adze aegis aerator aerial
aerofoil aerogenerator aeroplane aerosol afghan aflaxen afrl afterburner afters afterthought agal agateware agglomerator aggregate aglet agonist
aguacate ahpcrc aiglet aigret aigrette aiguilette ail aileron aioli airbrake airbrush airbus aircraft airfoil airfryer airgun airline airliner
airmailer airplane airscrew airship airway aisle aitchbone akee akvavit alarm alb albacore album albumen albuterol alcohol aldomet ale alembic
alendronate aleve alewife alfalfa algometer alidad alidade aliment alimentation alkeran allemande alleviant alleviator alley alleyway allopurinol
allspice almond aloes alpenstock alprazolam altace altar altazimuth alternator altimeter alum alupent amarelle amaretto amati ambrosia ambulance
ambulatory americana amethopterin amex amidopyrine aminophylline aminopyrine amiodarone amitriptyline ammeter ammo ammunition amobarbital amontillado
amoxicillin amoxil amphetamine amphibian amphora amphotericin ampicillin amplifier ampoule ampul ampule ampulla amrinone amulet amytal anachronism
anaesthetic anaglyph analeptic analgesic analyser analyzer anamorphism anamorphosis ananas anaprox anastigmat anchor anchovy andiron android
anemometer aneroid anesthetic anesthyl angelica angiocardiogram angiogram angioscope angiotensin angiotonin angledozer animalization anise aniseed
anisette anjou anklet anklets ankus annex annexe annon annulet annunciator anode anodyne anorak anovulant ansaid antabuse antagonist antefix antenna
anthelminthic anthelmintic antiaircraft antiarrhythmic antibacterial antibiotic anticholinergic anticholinesterase anticoagulant anticonvulsant
antidepressant antidiabetic antidiarrheal antidiuretic antidote antiemetic antiepileptic antiflatulent antifungal antihistamine antihypertensive
antimacassar antimalarial antimetabolite antimicrobial antimicrobic antimycin antimycotic antineoplastic antipasto antiperspirant antiprotozoal
antipruritic antipsychotic antipyretic antique antiquity antiseptic antispasmodic antisyphilitic antitussive antivert antiviral anvil anxiolytic apc
aperient aperitif aperture aphrodisiac apishamore apomorphine apparatus apparel appendage appendicle appetiser appetizer apple applecart applejack
applesauce appliance applicator applier applique appointment approach appurtenance apresoline apricot apron aqualung aquaplane aquatint aquavit
aqueduct arabesque arak araroba arava arbalest arbalist arbor arcade arch architrave archway arctic areaway arena argyle argyll argyrol ark arm
armagnac armament armature armband armchair armet armguard armhole armilla armlet armoire armor armory armour armoury armrest arms arnica arquebus
arrack arras array arrester arrow arrowhead arsenal art arteriogram artery arthrogram arthroscope artichoke artillery ascot asdic ashbin ashcake
ashcan ashlar ashtray asparaginase asparagus aspartame aspergill aspersorium asphyxiator aspic aspirator aspirin assagai assegai assemblage assembly
astragal astringent astrodome astrolabe atabrine ataractic atarax atelier atenolol atherodyde athodyd ativan atlas atm atmometer atole atomiser
atomizer atorvastatin atropine atrovent attache attachment attenuator attire aubergine audio audiocassette audiogram audiometer audiotape audiovisual
auger augmentin aureomycin auriscope auroscope auto autobahn autobus autoclave autocue autofocus autogiro autogyro autoinjector autoloader automat
automatic automation automaton automobile autopilot autoradiograph autostrada autotype aventail avenue avocado awl awning axe axle axletree azactam
azathioprine azithromycin azt aztreonam baba babka babushka baccy bacitracin backband backbench backboard backbone backcloth backdoor backdrop backhoe
backing backlighting backpack backplate backrest backsaw backscratcher backseat backspace backspacer backstairs backstay backstitch backsword backup
backyard bacon bactericide baffle bag bagatelle bagel baggage bagger bagpipe baguet baguette bait baklava balaclava balalaika baldachin baldric
baldrick baldwin bale balk ball ballast ballcock balldress ballista ballistocardiograph balloon ballpen ballpoint balm balmoral balsam baluster banana
band bandage bandana bandbox bandeau bandelet bandelette banderilla banding bandlet bandoleer bandolier bandoneon bandsaw bandwagon banger bangle
banian banjo banner bannock banquet banquette banyan bap baptistery baptistry bar barb barbecue barbell barbeque barbital barbitone barbiturate
barbwire bard bareboat barge bargello baritone bark barley barleycorn barmbrack barndoor barograph barometer barong barouche barque barrel barrette
barretter barrow bars bartlett base baseball baseboard basic basil basilisk basin basinet basket basketball bass bassinet bassoon bastard baste baster
bastinado basting basuco bat bath bathometer bathrobe bathtub bathymeter bathyscape bathyscaph bathyscaphe bathysphere baton batten batter battercake
battery batting battledore battleship battlesight battlewagon bauble baulk baycol bayer bayonet bazooka bbs beachball beachwear bead beading beads
beadwork beaker beam bean beanbag beanie beany bearnaise bearskin beater beaujolais beaver bechamel becket bed bedclothes bedcover bedding bedframe
bedpan bedpost bedroll bedspread bedspring bedstead beechnut beef beefburger beefcake beefsteak beehive beeper beer beet beetle beetroot beigel
beignet bell belladonna bellarmine bellows bellpull bellyband belt beltway benadryl bench bend bender benedictine bennie benniseed bentwood benzedrine
benzocaine benzodiazepine benzylpenicillin bercy beret berlin berm berretta berry berth besom betatron bevatron bevel beverage bextra bhang bialy
bialystoker bib bicorn bicorne bicycle bidet bier bifocals biggin bight bigos bijou bike bikini bilberry bilge bilges billfold billhook billy
billystick biltong bin binder bindery binding binnacle binoculars bioarm biochip bioscope bioweapon biplane biprism birch birchbark bird birdbath
birdcall birdfeeder birdhouse birdie birdseed biretta biriani biro birretta biryani biscuit bishop bismark bisque bite biteplate bitewing bitmap bitok
bitstock bitt bitter bitters bitthead bitumastic blackberry blackboard blackface blackheart blackjack blackwash bladder blade blanc blancmange blank
blanket blazer blazon blazonry bleachers blender bleu blimp blind blinder blindfold bling blini blinker blintz blintze bliny bloater blocadren block
blockbuster blocker bloodmobile bloomers blouse blower blowfish blowgun blowhole blowlamp blowpipe blowtorch blowtube blowup blt blucher bludgeon
blueberry bluebonnet bluefin bluefish bluepoint blueprint blunderbuss blusher boa board boardwalk boat boater boatyard bob bobber bobbin bobbysock
bobbysocks bobfloat bobsled bobsleigh bock bodice bodkin boeuf bogey bogie bogy boiler boilerplate boilersuit bola bolero bollard bollock bolo bologna
bologram bolograph bolometer bolster bolt bolus bomb bombard bombardon bomber bombie bomblet bombshell bombsight bonbon bones boneshaker bongo bonito
bonnet book bookbindery bookcase bookend bookmark bookmarker bookmobile bookshelf boom boomerang booster boot bootee booth boothose bootie bootjack
bootlace bootleg boots bootstrap booze borage bordeaux bordelaise border bore borer borsch borscht borsh borshch borsht bortsch bosc bosom bota
botanical bottle bottlebrush bottlecap bottleneck bouchee bouillabaisse bouillon boule boulevard boulle bounty bouquet bourbon bourdon bourguignon
bourse boutonniere bovril bow bowknot bowl bowler bowline bowsprit bowstring bowtie box boxberry boxcar boxer boxers boxershorts boysenberry bra brace
bracelet bracer braces bracing bracket brad bradawl braid braiding brail brainchild brake brakes bralette bran brandy brandyball brandysnap brasier
brass brassard brassie brassiere brat bratwurst brazier brazil bread breadbasket breadboard breadbox breadcrumb breadfruit breadstick breadstuff
breakable breaker breakfast bream breast breastpin breastplate breathalyser breathalyzer breather breech breechcloth breechclout breeches breechloader
bren brevibloc brew brewage brewer briar brick brickfield brickyard bricole bridecake bridge bridgework bridle bridoon brie brief briefcase briefs
brig brigandine brigantine brilliantine brine brioche briquet briquette brisket brisling bristle britches brittle broach broadax broadaxe broadcaster
broadloom broadside broadsword broccoli brochette brogan brogue broiler brokerage brolly bronchodilator bronchoscope bronze brooch brooder broom
broomstick broth brougham brownie brunch brush bubble bubblejet bubbler bubbly buck buckboard bucket buckle buckler bucksaw buckshot buckskins
buckwheat buffalo buffalofish buffer bufferin buffet bug buggy bugle buhl bulb bulghur bulgur bulla bulldozer bullet bullfight bullhorn bullion
bullnose bullshot bumboat bumper bun bundle bungee bunghole bunk bunker bunsen bur burberry burden bureau buret burette burger burgoo burgundy burin
burka burner burnoose burnous burnouse burqa burr burrito burster burthen burton bus busbar busby bushing buskin buspar buspirone bust bustier
butacaine butazolidin butt butter butterbean buttercrunch butterfish buttermilk butternut butterscotch button buttonhole buttonhook butty buzzer bvd
bwr bypass bypath byproduct byrnie byroad byway cab cabasset cabbage caber cabernet cabinet cabinetwork cable caboose cabriolet cache cachet cachou
caddy caftan cage cagoule caisson cake calabash calamari calamary calan calash calceus calcimine calculator caldron calean caleche calendar calender
caliper calliope calliper calorimeter calpac calpack calumet calvados cam camail camcorder camembert cameo camera camion camise camisole camlet
camouflage camper campstool camshaft can canal canape candelabra candelabrum candle candlepin candlesnuffer candlestick candlewick candy candyfloss
cane cangue caning canistel canister cannabis cannelloni cannikin cannister cannon cannonball cannula canoe canola canopy cantaloup cantaloupe canteen
cantilever cantle canvas cap capacitance capacitor caparison cape caper capillary capon capote capoten cappelletti cappuccino capstan capstone capsule
captopril capuchin capulin car carabiner carack carafate carafe carambola caramel caravan caraway carbine carbomycin carbon carbonado carbonara carboy
carburetor carburettor card cardamom cardamon cardamum cardcase cardigan cardiograph cardizem cardoon cardura cargo carillon carminative carob caroche
carousel carp carpet carpetbag carpeting carrack carrefour carriage carriageway carrier carrot carrousel carryall carrycot cart carton cartouch
cartouche cartridge cartroad cartwheel carvedilol carving caryatid casaba cascabel case casein cashbox cashew casing cask casket casque casquet
casquetel cassareep casserole cassette cassiri cassock cast castanets caster casting castle castor cat catacomb catafalque cataflam catamaran
cataphract cataplasm catapres catapult catawba catboat caterpillar catfish catgut cathartic cathedra catheter cathode catholicon catling catsup
cattleship catwalk cauldron cauliflower causeway cauterant cautery cavetto caviar caviare cayenne cefadroxil cefobid cefoperazone cefotaxime
ceftazidime ceftin ceftriaxone cefuroxime celebrex celecoxib celeriac celery celesta cell cellaret cello cellophane cellphone celtuce cembalo censer
center centerboard centerfield centerpiece central centreboard centrepiece centrex centrifuge cephalexin cephaloglycin cephaloridine cephalosporin
cephalothin ceramic cerate cereal cerement ceriman cerivastatin cesspit cesspool cetchup chablis chachka chadar chaddar chador chaff chain chains
chainsaw chair chairlift chaise chalice chalk chalkboard chalkpit challah chamberpot chamfron champagne chandelier chandlery chanfron changer channel
chanter chap chapati chapatti chapeau chapiter chaplet charabanc charcoal chard chardonnay charger chariot charlotte charm chart chartreuse chaser
chasuble chateaubriand chatelaine chaw checker checkerberry checkout checkrein cheddar cheekpiece cheese cheeseboard cheeseburger cheesecake chemise
chenille chequer cherimolla cherimoya cheroot cherry cherrystone chervil chessman chest chesterfield chestnut chevre chevron chew chianti chiaroscuro
chicha chicken chickpea chicory chiffonier chile chili chilli chilly chime chimney chimneypiece chimneypot chimneystack china chinaware chincapin
chine chinkapin chinoiserie chinook chinos chinquapin chip chipolata chipotle chips chisel chitlings chitlins chiton chitterlings chives chlamys
chlorambucil chloramine chloramphenicol chlordiazepoxide chlorhexidine chloroform chloromycetin chloroquine chlorothiazide chlorpromazine
chlortetracycline chlorthalidone choc chock chocolate choke choker chop chopine chopper chopsteak chopstick chordophone chorizo chou chow chowchow
chowder chrism chrisom chromatogram chromebook chronograph chronometer chronoscope chrysarobin chuck chuddar chukka chum chunnel churidars churn chute
chutney cialis cider ciderpress cigar cigaret cigarette cigarillo cilantro cimetidine cinch cincture cinnamon cinquefoil cipro ciprofloxacin circlet
circuit circuitry cisco cistern cither cithern citole citrange citron citrus cittern cityscape civies civvies clabber clack cladding claforan clam
clambake clamp clamshell clapper clapperboard clappers clarence claret clarinet clarion claro clasp clavichord clavier claw clawhammer claxon claymore
clayware cleaner cleanser clearway cleat cleats cleaver clementine clench clepsydra clevis clews click client clinch clincher cling clingfilm
clingstone clinker clinometer clinoril clioquinol clip clipper cloaca cloak cloche clock clockwork clodhopper clofibrate clog cloisonne clomid
clomiphene clomipramine clone clonidine closet closeup clothes clothesbrush clothesline clothespin clothespress clothing clout clove cloverleaf
clozapine clozaril club clubhead clutch coach coalbin coalhole coalpit coaster coat coatdress coatee coating coattail coax cob cobble cobbler
cobblestone cobnut cobweb coca cocain cocaine cock cockade cockhorse cockle cockleshell cockpit cockscomb cocktail cocoa cocoanut coconut cocotte
cocoyam cocozelle cod codeine codfish codpiece coelostat coffee coffeecake coffeepot coffer coffin cognac cogwheel coho cohoe coif coign coigne coil
coke cola colander colbert colchicine coldcream cole coleslaw collage collar collards collation collectable collectible collector collet collider
colliery collimator collins collyrium cologne colonoscope colophon colorimeter coloring colouring colt colter columbarium columbary column comb comber
combine comestible comfit comforter comfrey comic commissariat commissary commode commodity commutator commuter compact companionway compartment
compass component compote compress compressor computer concealment concentrate concertina concoction concourse condenser condiment conditioner condom
conductor conduit cone conestoga confect confection confectionery confetti confit confiture conge congee congo congou connecter connection connective
connector connexion conserve conserves consignment console consomme constituent constraint container containership containment contraband contrabass
contrabassoon contraceptive contrafagotto contraption contrivance controller convector convenience converter convertible convertor conveyance conveyer
conveyor cookbook cooker cookie cookout cookstove cooktop cookware cooky cooler cooling coonskin cope copestone copier coping copperplate copperware
copra copy copyholder coquille coracle coral corbel corbiestep cord cordage cordarone cordial cordite cordon cords corduroy corduroys corer corgard
coriander coricidin corker corkscrew corn cornbread corner cornerstone cornet cornice cornmeal cornpone coronal coronet corrective corrida corridor
corsage corsair corselet corset corslet cortland corvette cos cosh cosmetic cosmography cosmotron costmary costume cosy cot cote cottar cotter cotton
couch coulisse coulter coumadin counter counterbalance counterbore counterfeit counterirritant counterpane counterpart counterpoise counterpoison
countersink counterweight coupe coupler coupling courgette court couscous couverture cover coverall covering coverlet covert cowbell cowberry cowhide
cowl cowling cowpea coxcomb cozy cpu crabapple crabmeat crack cracker crackerjack crackle crackleware cracklings cradle craft cramp crampon crampoon
cranberry crane craniometer crank crankcase crankshaft crape crapper crappie crate cravat crawdad crawfish crayfish crayon cream creamer creamery
crease creation creche credence credenza creel creese crenel crenelle crepe cress crest crewelwork crewet crib crimper cringle crinoline criollo crisp
cristal crixivan cro croaker crochet crocheting crock crockery crocket croft croissant cromorne crook crookneck crop croquette cross crossbar
crossbeam crossbench crossbow crosscut crosse crosshead crossing crossover crosspiece crossroad crosstie crosswalk crossway crotchet crouton crowbar
crown crownwork crt crucible crucifix crudites cruet cruiser cruller crumb crumhorn crumpet crupper cruse crusher crutch cryocautery cryometer
cryoscope cryostat cryptograph crystal cubbyhole cubeb cubitiere cucumber cud cudgel cue cuff cufflink cuirass cuisine cuisse cuke cul culdoscope
cullender cullis culotte cultivator culverin culvert cumin cummerbund cup cupcake cupel cupola cuppa cupper cuprimine curacao curacoa curative curb
curbstone curd cure curet curette curio curiosity curler currant curry currycomb cursor curtain curtilage cushaw cushion cushioning cusk cusp
cuspidation cuspidor custard cut cutaway cutlas cutlass cutlery cutlet cutoff cutout cutter cutwork cyberart cyberspace cyclobenzaprine cyclopropane
cyclorama cycloserine cyclostyle cyclotron cyder cylinder cylix cyma cymatium cymbal cymograph cyproheptadine cytophotometer dado dag dagger
daggerboard daguerreotype dahl dainty daiquiri dairy daishiki dalmane damascene damask dampener damper damson dandy danish dapsone daricon darjeeling
darn dart darvon dashboard dashcam dasheen dashiki dasymeter dat datril daub davenport davit daybed daybook daypro ddc ddi deadbolt deadeye deadhead
deadlight deathbed decaf decal decalcomania decanter deck decker declinometer declomycin decoagulant decoder decolletage decongestant decor decoration
decoupage decoy deedbox deepfreeze deerstalker defibrillator deflector defroster dehumidifier deicer dejeuner delavirdine delf delft delicacy
delicatessen delicious delineation deliverable demerara demerol demiglace demijohn demister demitasse demodulator demulcent demulen denim densimeter
densitometer dentifrice denture deodorant deodourant deoxyephedrine depiction depilator depilatory depokene depressant depressor derby derelict
dermatome derrick derringer des desipramine desk desktop dessert destroyer desyrel detector detent detergent detonator detour deuce developer device
dewar dewberry dexedrine dhoti dhow diabeta diacetylmorphine diadem diaglyph diagram dial dialyzer diamante diamond diapason diaper diaphone
diaphoretic diaphragm diary diazepam diazoxide dibber dibble dibucaine dice dicer dickey dickie dicky dicloxacillin dicoumarol dictaphone dicumarol
didanosine dideoxycytosine dideoxyinosine die diesel diestock diet dietary diethylmalonylurea diethylstilbesterol differential diffuser diffusor
diflunisal digester digger diggings digitiser digitizer digitoxin digoxin digs dihydrostreptomycin dilantin dilater dilator dilaudid dildo dill
diltiazem dime dimenhydrinate dimetane dimetapp dimmer diner dinghy dinkey dinky dinner dinnerware diode diorama diovan dip diphenhydramine
diphenylhydantoin dipole dipper dipstick diptych dirigible dirk dirndl disc discus disguise dish dishpan dishware dishwasher disinfectant disk
diskette dispenser display disposable disposal distaff distemper distributer distributor disulfiram ditch diuretic diuril divan divider divinity dixie
dock document dodgem dodger dogcart doghouse dogleg dogsled dogtooth doily doll dollhouse dolly dolman dolmas dolobid dolphinfish dome domino dongle
donut doodad doodle doodlebug doohickey doojigger door doorbell doorhandle doorjamb doorknob doorknocker doorlock doormat doornail doorplate doorpost
doorsill doorstep doorstop doorstopper doorway dooryard dope doriden dory dosage dose dosemeter dosimeter dossal dossel dot doubler doublet doubletree
douche dough doughboy doughnut dove dovecote dovetail dowdy dowel downcast downer dowser doxazosin doxepin doxorubicin doxycycline doyley doyly dozer
draft drag dragee dragger dragnet dragunov drain drainboard drainpipe dramamine drambuie drape drapery draught draw drawbar drawer drawers drawing
drawknife drawnwork drawshave drawstring dray dreadnaught dreadnought dreck dredge dredger dress dresser dressing drier drill drink drinkable
drippings drive driveshaft driveway drixoral drogue dronabinol drone dropper droshky drosky drove drug drugget drum drumhead drumstick dryer drygoods
drywall dsl dubbing dubonnet duck duckboard duckling duckpin duct dudeen duds duff duffel duffle dugout dulciana dulcimer dumbbell dumbwaiter dumdum
dummy dumpcart dumper dumpling dumplings dumpster dungarees duplicate duplication duplicator durables durian dustbin dustcart duster dustmop dustpan
duvet dvd dynamite dynamo dynamometer dynapen earbud earbuds eardrop earflap earlap earmuff earphone earpiece earplug earring earrings earthenware
earthnut easel eatable eatage eater eats echelon echinus echocardiograph echoencephalograph echogram eclair ecrevisse ecstasy edam edda edecrin edger
edging edible edronax eds eel effigy egg eggbeater eggcup eggfruit eggnog eggplant eggs eggshake eggwhisk egis eiderdown ejector elastic elastoplast
elavil elbow elderberry electric electrocardiograph electrode electrodynamometer electrograph electrolytic electromagnet electrometer electromyograph
electrophorus electroplate electroscope element elevated elevator elixir elixophyllin ell elongation elspar elver elvis embellishment emblem
embossment embouchure embrasure embrocation embroidery emergency emeside emetic emetrol emitter emmental emmentaler emmenthal emmenthaler emollient
emperor empirin empty emulsion enalapril enamel enamelware enbrel encainide encaustic encephalogram enchilada encrustation endive endoscope energiser
energizer enflurane engine enginery engraving enkaid enlargement enlarger enovid ensign ensilage entanglement entrance entranceway entrant entrecote
entree entremets entryway envelope eolith epaulet epaulette epauliere epee epergne epidiascope epilator episode eprom equaliser equalizer equanil
equatorial equipage eraser ergometer erythrocin erythromycin escalator escallop escapement escargot escarole escritoire escutcheon esidrix esmolol
esophagoscope espadrille espagnole esplanade espresso essence estazolam estragon etagere etanercept etcetera etching etd ethchlorvynol ether ethernet
ethocaine ethosuximide ethoxyethane ethrane ethril etna etodolac etui eudiometer euphonium euphoriant evaporometer eveningwear ewer excalibur
excavation excavator excitant exerciser exercycle exhaust exit exocet expectorant expectorator explosive export exportation express expressway
extension extinguisher extra extractor eyebath eyecup eyeglass eyeglasses eyehole eyelet eyeliner eyepatch eyepiece eyeshadow eyewash faceplate facing
facsimile fae fag faggot faggoting fagot fagoting faience fairlead fake falafel falchion falderol fallal fallboard falsie famotidine fan fancywork
fanion fanjet farce fare farfalle farina farm farmplace farmstead fascia fashion fastener fastening fastnacht fatback fathometer fatigues faucet fauld
fauteuil favour fax feast featherbed febrifuge fedelline fedora feed feedbag feeder feijoa felafel feldene fell felloe felly felucca fender fenestella
fennel fenoprofen fentanyl fenugreek feosol fergon ferrule ferry ferryboat ferule fess fesse festoon festoonery fet fetich fetish fetoscope fetter
fettuccine fettuccini fez fiber fiberboard fiberscope fibreboard fichu fiddle fiddlestick fife fig fighter figure figurehead figurine filagree
filament filature filbert file filet filigree fillagree filler fillet filling film filter fin finder finery finger fingerboard fingerpaint fingerstall
finial finnan finocchio firearm fireboat firebomb firebrick firecracker firedog fireguard firelock fireplug firewall firewater firework firkin fish
fishery fishgig fishhook fishnet fishpaste fishplate fitment fitting fixative fixer fixing fixings fixture fizgig fizz flack flag flagellum flageolet
flagging flagon flagpole flagship flagstaff flagstone flagyl flail flak flambeau flamethrower flan flank flannel flap flapcake flapjack flaps
flashbulb flasher flashgun flashing flashlight flask flat flatbed flatboat flatbread flatbrod flatcar flatfish flatiron flats flattop flatware
flatwork flavorer flavoring flavourer flavouring flecainide flexeril flight flintlock flip flipper flitch float floatplane flood floodgate floodlight
floorboard floppy floss flotilla flotsam flounce flounder flour flowerbed flowerpot floxuridine flue fluegelhorn fluff flugelhorn fluke flume flummery
flunitrazepan fluorescent fluoroscope fluorouracil fluoxetine fluphenazine flurazepam flurbiprofen flute fluting fluvastatin fluxmeter fly flyswat
flyswatter flytrap flywheel fob fodder foetoscope foghorn foglamp foible foil folder folderal foliage foliation folio followup fondant fondu fondue
font food foodstuff footage football footbath footboard footgear foothold footing footlights footlocker footpath footrest footstool footwear forage
forcemeat forceps fordhooks foredge foreground foremast forequarter foreshank forestay forge forgery fork forklift formal formalwear fortaz forte
fosamax fosse foundation fount fountain fowl fpd fraction fradicin fragment frail fraise frame frangipane frank frankfurter frappe freestone freeway
freewheel freezer freight freighter fresco freshener fret fretsaw fricandeau fricassee fridge friedcake frier fries frieze frigate frijole frill
frippery frisbee frittata fritter frivolity frock frog frontal frontlet frontstall frosting fruit fruitcake frumenty fryer frypan fudge fugo fugu
fulcrum fulvicin fumigator fungible fungicide funicular funnel fur furbelow furnishing furniture furosemide furring furrow fusain fuse fusee fusil
futon future fuze fuzee gabapentin gabardine gaberdine gad gaddi gadget gadgetry gaff gag gage gaiter galantine galleon galley galliano gallous
gallows gallus galosh galvanometer gamba gambrel game gamebag gammon gamp gang gangsaw gangway ganja gantanol gantlet gantrisin gap garambulla
garamycin garand garb garbage garbanzo garboard garden gargoyle garibaldi garland garlic garment garnish garotte garrote garrotte garter gasbag gash
gasket gasmask gasometer gastronomy gastroscope gasworks gat gate gateau gatepost gateway gather gathering gaud gauffer gauge gauntlet gaussmeter
gavel gazpacho gearbox gearing gearset gearshift gearstick geartrain gel gelatin gelignite gelly gem gemfibrozil gemonil generator generic geneva
genip genipap genoise genre gentamicin germicide geta getup gewgaw gharry ghat ghb ghee gherkin ghillie gibbet giblet giblets gig gigot gilding gillie
gilt gimbal gimcrack gimcrackery gimlet gimmick gin ginger gingerbread gingerroot gingersnap girandola girandole girder girdle girth gismo gittern
gizmo gladstone glass glasses glassware glasswork glassworks glaze glengarry glider glipizide globe glockenspiel glogg glossy glove gloves glucophage
glucotrol gluten glutethimide glyburide glyph glyptics glyptography gnocchi gnomon goad goal goalpost gobbet goblet god goffer goggles goldbrick
goldmine golem golfcart golfclub golliwog golliwogg golosh gondola gong goniometer goober goody goop goose gooseberry gorgerin gorget gorgonzola
gossamer gouache gouda gouge goulash gourd governor gown gps grab graduate graffiti graffito graham grail grain gramicidin gramophone granadilla grand
grandstand grange graniteware granny granola grape grapefruit grapeshot graphic graphics grapnel grappa grapple grappler grass grasshopper grater
graticule grating grave graver gravimeter gravure gravy gray greasepaint greatcoat greave greegree greengage greengrocery greens grenade grenadine
greybeard grid griddle griddlecake gridiron grigri grill grille grinder grindstone grip gripsack grisaille griseofulvin grissino grist gristmill grits
grizzle groats grocery grog grommet groover grotesque groundnut grounds grouper grouse grove grub gruel grummet gruyere guacamole guanabana guanabenz
guard guarnerius guava gubbins gueridon guest guilloche guillotine guimpe guinness guitar gulyas gum gumbo gumdrop gumshield gumshoe gun gunboat
gunflint gunlock gunnel gunnery gunnysack gunpoint gunsight gunstock gunwale gurney gusher gusset gut gutter guy gymslip gyro gyrocompass gyroplane
gyroscope gyrostabiliser gyrostabilizer haart haberdashery habergeon habiliment habit hack hackamore hackberry hackbut hackney hacksaw haddock
haematinic haematocrit haemostat haft hagbut haggis haick haik hairbrush hairdressing hairdryer hairgrip hairpiece hairpin hairspring hake halal
halberd halcion haldol halftone halibut hall hallah halliard hallstand hallucinogen hallway haloperidol halothane halter halyard ham hamburger hame
hammer hammerhead hammock hamper handbag handball handbasin handbasket handbell handbow handcar handcart handcraft handcuff handgrip handgun handhold
handicraft handiwork handle handlebar handline handlock handloom handrest handsaw handset handspike handstamp handwear handwheel handwork hanger
hanging hansom hardback hardbake hardcover hardtack hardtop hardware hare haricot harmonica harmonium harness harp harpoon harpsichord harquebus
harrow harvester haschisch hash hasheesh hashish haslet hasp hassock hat hatband hatbox hatchback hatchel hatchet hatchway hatpin hauberk hautbois
hautboy havelock haversack hawk hawse hawsehole hawsepipe hawser hay hayfork haymaker haywire hazelnut headband headboard headcheese headdress header
headfast headgear heading headlamp headlight headphone headphones headpiece headpin headrace headrest headscarf headset headshot headstall headstock
headstone heap hearse hearthrug hearthstone heater heaume heaver heckelphone heckle hectograph heel heels helicon helicopter heliograph heliogravure
heliometer heliotype helm helmet helminthic helping helve hem hematinic hematocrit hemodialyzer hemostat hemp hemstitch hemstitching hen henroost
heparin heraldry herb herbal herm heroin herring herringbone hessian hexachlorophene hibachi highball highboard highboy highchair highlighter highroad
highway hijab hilt hindquarter hindshank hinge hipflask hitch hitchrack hive hoagie hoagy hob hobble hobby hobbyhorse hobnail hock hod hodometer
hodoscope hoe hoecake hogshead hoist holdall holder holdfast hole hollandaise hollands holloware hollowware hologram holograph holster homburg
homebrew homestretch hominy hommos hone honey honeydew hooch hood hoodie hoodoo hook hookah hookup hoop hoopskirt hootch hooter hoover hopper
horehound horn hornpipe horologe horoscope horror horse horsebox horsecar horsecloth horseflesh horsemeat horseradish horseshoe horsewhip hose
hosepipe hosiery hotbed hotbox hotcake hotchpotch hotdog hotplate hotpot houdah hoummos hourglass houseboat housecoat houselights housepaint housetop
housing hovercraft howdah howitzer hoy huarache huaraches hub hubcap huckleberry huitre hulk humanoid humidifier hummus humous humus humvee hunter
hushpuppy hydantoin hydralazine hydrant hydrochlorothiazide hydrodiuril hydroflumethiazide hydrofoil hydromel hydrometer hydromorphone hydroplane
hydroxychloroquine hydroxytetracycline hydroxyzine hygrodeik hygrometer hygroscope hygroton hyoscine hyoscyamine hypercoaster hyperstat hypertensin
hypnotic hypo hypodermic hypsometer hyson hyssop hysterosalpingogram hytrin ibuprofen icaco icbm ice iceberg iceboat icebox icebreaker icecream
icepick icetray icing icon iconography iconoscope identikit idol ied igniter ignition ignitor ikon ilama illustration ilosone image imavate
imbrication imipramine imitation immunogen immunosuppressant immunosuppressive immunosuppressor impasse impedimenta impeller imperial implant
implement import importation impost impressionism improver improvisation imuran incendiary incline inclinometer incrustation incubator indapamide
inderal indiaman indicator indinavir indocin indomethacin inductance inductor inebriant infield inflater inflator infliximab infrastructure ingesta
ingot ingredient inh inhalant inhalation inhalator inhaler injector inkle inkpad inkpot inkstand inkwell inlay inlet innersole innovation inocor input
insert inset insole inspiration instep instillator instrument instrumentality instrumentation intaglio intake integrator intelnet interceptor
interchange intercom interface interferometer interferon interlayer interlock intermixture internet interphone interrupter intersection interstate
interstice intoxicant intranet invention inventory inverter invirase iodine iodochlorhydroxyquin iodoform iol ipecac ipod iproclozide ipv iris irish
iron ironclad ironing ironmongery irons ironware ironwork ironworks irregular island isocarboxazid isoflurane isoniazid isoproterenol isoptin isordil
isosorbide isuprel itraconazole iud ivp izar jabot jaboticaba jack jackboot jacket jackfruit jackhammer jackknife jacklight jackscrew jackstones
jackstraw jacquard jag jak jalapeno jalopy jalousie jam jamb jambalaya jambeau jambon jamjar jammer jammies jampan jampot japan jar java javelin jaw
jawbreaker jdam jeans jeep jellaba jello jelly jellyroll jemmy jerk jerkin jerky jeroboam jersey jet jetliner jetsam jewel jewellery jewelry jibboom
jig jigger jiggermast jigsaw jimdandy jimhickey jimmies jimmy jinrikisha jitney job jock jockstrap jodhpur jodhpurs joggle johnnycake joinery joint
jointer joist joker jolly jonathan jook jorum joss journal joystick judas jug juggernaut juice juicer juju jujube jukebox julep julienne jumbal jumble
jumbojet jumper jumpsuit junction juneberry junk junket kabob kachina kaffiyeh kafocin kaftan kahlua kail kakemono kalansuwa kalashnikov kale
kaleidoscope kalian kalpac kameez kamikaze kanamycin kantrex kanzu kaopectate karabiner kasha kat katharometer kava kavakava kavrin kayak kazoo kebab
kedgeree keel keelboat keelson keepsake keflex keflin keftab keg kemadrin kennel kepi keratoscope kerbstone kerchief kern ketalar ketamine ketch
ketchup ketembilla ketoprofen ketorolac kettle kettledrum key keyboard keychain keyhole keypad keyring keystone khakis khat khimar khukuri kibble
kickshaw kicksorter kickstand kiley kilt kimono kinescope kinetoscope kingbolt kingfish kingpin kipper kirpan kirsch kirtle kishke kiss kitambilla
kitbag kitchenware kite kitembilla kitsch kiwi klavier klaxon klystron knackwurst knapsack knave knee kneeler knickerbockers knickers knickknack
knickknackery knife knight knish knit knitting knitwear knitwork knob knobkerrie knobkerry knockabout knockoff knockwurst knot knout knuckles knucks
kohl kohlrabi kosher kotex koto koumiss kris krummhorn kumis kummel kumquat kurdistan kurta kvass kylie kylix kymograph lab label labetalol laboratory
labyrinth lace lacework lacing lacquer lacquerware lacuna lacunar ladder lading ladle ladyfinger lag lagan lagend lager lagerphone lally lambchop
lambrequin lamella lamisil lamivudine lamp lamphouse lamppost lampshade lan lance lancet landau lander landline landrover landscape landscaping
landside lane langouste langoustine laniard lanolin lanoxin lansa lansat lanseh lanset lantern lanyard lap laparoscope lapel lappet lapping laptop
lard larder lariat larium larotid laryngoscope lasagna lasagne laser lash lashing lasix lasso lastex latch latchet latchkey latchstring latex lath
lathe lathee lathi latke latte lattice laudanum launch launcher launderette laundromat laundry laurel lavabo lavalava lavalier lavaliere lavalliere
lavatory laver lawcourt laxative layer layette lcd leader leading leaf leash leatherwork lectern led lederhosen ledger leechee leek leflunomide left
leftfield leftovers leg legging leggings leghorn leging lego legume lei leister lekvar lem lemon lemonade lenitive lens lense lentil leotard leotards
lescol lettuce leukeran levallorphan lever levis levitra lgb libation libritabs librium lichee lichi licorice lid lidar lidocaine liebfraumilch
liederkranz lifeboat lifeline lifesaver ligament ligan ligature light lightbulb lighter lighting lightship likeness lilo limb limber limbers limburger
limeade limelight limited limiter limning limo limousine limpa limpet linac linchpin lincocin lincomycin linecut linen liner lingcod lingerie
lingonberry linguica linguine linguini liniment lining link linkage linkup linocut linotype linstock lintel lipitor lipstick liquaemin liqueur
liquidiser liquidizer liquor liquorice lisinopril lisle lister litchee litchi lithoglyptics lithograph litter litterbin littleneck liver liverwurst
livery load loading loaf loafer loafers loaner loblolly lobscouse lobscuse lobster local location lock lockage lockbox locker locket locknut lockring
lockstitch locomotive locoweed lodine loestrin loganberry loin loincloth lollipop lolly lomotil lomustine longanberry longbeard longboat longbow
longshot loniten loom loop loophole lopid lopper lopressor loquat lorazepam lorfan lorgnette lorry lota lotion loudspeaker lounge lounger loungewear
loupe louver louvre lovage lovastatin loveseat low lowboy lower lox loxapine loxitane lozal lozenge lsd lucifer luff luge luger luggage lugger lumber
lumberjack lumberyard luminal lunch luncheon lunette lunula lure lusterware lute lutefisk lutfisk lychee lymphangiogram lynchpin lypressin lyre mac
macaroni macaroon mace macedoine machete machine machinery machmeter macintosh mack mackerel mackinaw mackintosh macon maconnais macoun macrodantin
madeira madrilene magazine magnet magneto magnetograph magnetometer magnetron magnification magnifier magnum mahimahi mahlstick mail mailbag mailboat
mailbox mailer maillot mailsorter main mainframe mainmast mainsheet mainspring mainstay maiolica majolica makeup makeweight making malacca mall mallet
malmsey malt malted mamey mammee mammogram manacle manakin mandala mandelamine mandola mandolin mandrel mandril manger mangle mango mangonel
mangosteen manhattan manhole manicotti manifold manikin manna mannequin mannikin mannitol manometer manpad mansard manta mantel mantelet mantelpiece
mantilla mantlepiece mantrap mantua manzanilla maoi map maraca marang maraschino marble marbling marc marchpane margarin margarine margarita marge
marihuana marijuana marimba marinade marinara marionette marjoram marker marline marlinespike marlingspike marlinspike marmalade marmite maroon
marplan marquee marqueterie marquetry marquise marrow marrowbone marsala marshmallow martingale martini marzipan mascara mascarpone maser mash masher
mashie mask masking masonite masquerade mast mastaba mastabah masterpiece masthead mat match matchboard matchbook matchbox matchet matchlock
matchstick matelote materiel matting mattock mattress matzah matzo matzoh maul maulstick mauser mavik maxi maxzide mayflower mayo mayonnaise maypole
maze mazer mcintosh mdma mead meal means meat meatball meatloaf mebaral mebendazole meccano mecholyl meclizine meclofenamate meclomen medallion
medicament medication medicine medlar medline medoc meerschaum mefloquine mefoxin megaphone mellaril melon melphalan membrane membranophone memory
mend mending meniscus menorah menthol menu mepacrine meperidine mephaquine mephenytoin mephobarbital meprin meprobamate merbromine mercaptopurine
merchandise merchantman mercurochrome meringue merlot merrimac merthiolate mesantoin mescal mescaline mess metallic metalware metalwork metaproterenol
meter meterstick metformin meth methacholine methadon methadone methamphetamine methapyrilene methaqualone metharbital methedrine metheglin
methenamine methicillin methocarbamol methotrexate methyldopa methylphenidate metoprolol metrazol metrestick metro metronidazole metronome metycaine
mevacor mews mexiletine mexitil mezzotint mic miconazole microbalance microchip microcircuit microcomputer microdot microfiche microfilm micrometer
micronase micronor microphone microphotometer microprocessor microscope microtome microwave microzide midazolam middlebreaker middling middy midiron
mifepristone mihrab mike mileometer milk milkshake milkwagon mill millet milliammeter millinery millivoltmeter millrace millrun millstone millwheel
millwork milometer milontin milt miltown mimeo mimeograph mimosa mince mincemeat mincer mine minelayer mineshaft minestrone minesweeper mini miniature
minibar minibike minibus minicab minicar minicomputer minipress miniskirt minisub minisubmarine minivan miniver mink minocin minocycline minoxidil
mint minuteman miotic mirror miso missile miter mithracin mithramycin mitomycin mitre mitt mitten mittens mix mixer mixture mizen mizenmast mizzen
mizzenmast moat moban mobcap mobile mocassin moccasin mocha modeling modem modernism modicon modification modillion module moistener moisturiser
moisturizer molasses mold moldboard molding mole molindone mombin moneybag monggo mongrel monistat monitor monkfish monochrome monocle monocycle
monolith monoplane monorail monotype monstera monstrance montage montrachet moong moonshine mooring mop mopboard moped morello morion morphia morphine
morsel mortar mortarboard mortice mortise mosaic moselle mostaccioli mothball motif motive motley motor motorbike motorboat motorbus motorcar
motorcoach motorcycle motortruck motorway motrin mouldboard moulding moulin mound mouse mousepad mousetrap moussaka mousse mouthful mouthpiece mouton
mower mozzarella msg mudcat muenster muesli muff muffin muffler mufti mug mugshot mulberry mulch mule mullet mulligan mulligatawny mullion multiplexer
multiprocessor multivitamin munchener mung munggo munition mural murphy muscadel muscadelle muscadet muscadine muscat muscatel musette mush
muskellunge musket muskmelon musnud mussel must mustard mutamycin mute mutton muumuu muzzle mycomycin mycostatin mydriatic myelogram myotic mysoline
mystification naan nabumetone nacho nadolol nafcil nafcillin nail nailbrush nailfile nailhead nalfon nalline nalorphine naloxone naltrexone nameplate
nammad nan nantua nap napery naphazoline napkin napoleon nappy naprosyn naproxen naqua narcan narcoleptic narcotic nard nardil narghile nargileh
narrowboat nasdaq nasturtium naumachia naumachy nauseant nautilus navane nebcin nebuchadnezzar nebuliser nebulizer neck neckband neckcloth neckerchief
necking necklace necklet neckline neckpiece necktie neckwear nectar nectarine needle needlecraft needlepoint needlework nefazodone negative neggram
neglige negligee negus nelfinavir nembutal neobiotic neolith neomycin neosporin neostigmine nephoscope nesselrode net network neuroleptic neurontin
nevirapine newel newmarket newspaper nib niblick nicad nickelodeon nicknack nifedipine nightcap nightclothes nightdress nightgown nightie nightshirt
nightstick nightwear ninepin nipa nipple niqab nitrazepam nitrofurantoin nitrospan nitrostat nnrti nog noisemaker nomogram nomograph nonpareil
nonsense nonsmoker nontricyclic noodle noose norflex noria norinyl norlestrin normodyne nortriptyline norvasc norvir nosebag noseband nosegay
nosepiece nosewheel nosh nostrum notch notebook notecase notion nougat nourishment novel novelty novillada novobiocin novocain novocaine nozzle nrl
nrti nsaid nude nuke numberplate numdah nuprin nut nutcracker nutmeg nutriment nutrition nydrazid nylons nyse nystan nystatin oar oarlock oat oatcake
oatmeal objectification objective oboe obturator ocarina octant octoberfest octopus ocular oddity oddment odometer oenomel oesophagoscope oeuvre offal
ogee ohmmeter oil oilcan oiler oilrig oilskin oilstone oilstove ointment okra oktoberfest oled oleo oleomargarine olive omelet omelette omnibus
omnirange onager oncovin onesie onion oolong opener openwork ophthalmoscope opiate opium opv orange orangeade orbiter orchard orchestra ordinary
ordnance oregano oreo organ organiser organizer organs oriflamme orinase ornament ornamentation ornithopter orphenadrine orphrey orrery orthicon
orthopter orthoscope orudis oruvail orzo oscillator oscillogram oscillograph oscilloscope osmitrol ossuary ostensorium otoscope ottoman outboard
outerwear outfall outfield outfit outlet output outrigger outsole outturn ouzo ovalbumin oven ovenware overall overalls overburden overcast
overcasting overclothes overcoat overcoating overdrive overgarment overhead overlap overlapping overlay overlayer overload overmantel overnighter
overprint override overshoe overskirt ovocon ovolo ovral ovrette ovulen oxacillin oxaprozin oxazepam oxcart oxford oxheart oximeter oxyphenbutazone
oxyphencyclimine oxytetracycline oxytocic oyster pablum pabulum pacemaker pachouli pacifier package packaging packet packsack packsaddle packthread
pad padding paddle paddlewheel paddy padlock paella pager pail paillasse painkiller paint paintball paintbox paintbrush painter painting pajama
pajamas palaestra palankeen palanquin pale paleolith palestra palette pall pallet pallette palliasse palliative pallium pamelor pan panacea panache
panadol panama panatela pancake pandowdy pane panel paneling panelling panetela panetella panfish panga panhandle pannier pannikin panocha panoche
panorama panpipe pant pantaloon pantechnicon pantie pantograph pants pantsuit panty pantyhose panzer pap papaverine papaw papaya paper paperback
paperclip paperknife paperweight paprika parachute paramagnet parang paraphernalia parasail parasol parcel paregoric parer parfait paring parka
parkway parmesan paroxetime parquet parqueterie parquetry parsley parsnip parterre partisan partizan partridge paseo passage passageway passementerie
passkey pasta paste pastiche pastil pastille pastis pastrami pastry pasturage pasture pasty patchboard patchcord patchouli patchouly patchwork pate
paternoster path pathway patina patka patten pattern patty pavement pavior paviour pavis pavise pavlova pawl pawn pawpaw paxil payload pcp pda pea
peacekeeper peacemaker peach peacoat peag peanut pear pearmain peavey peavy pecan pectoral peculiarity pedal pedestal pediamycin pedicab pedometer
peel peeler peen peephole peg pegleg peignoir pekoe pel pelham pelisse pellet pelvimeter pemican pemmican pen pencil pendant pendent pendulum
penicillamine penicillin penknife penlight pennant penne pennon pennoncel pennoncelle pennywhistle penoche penoncel penstock pentaerythritol
pentazocine pentimento pentobarbital pentode pentothal pentoxifylline pentylenetetrazol penuche pepcid peplos peplum peplus pepper peppercorn
peppermint pepperoni pepsi perambulator perch percolator percussor perforation perfume perfumery periactin peripheral periscope perishable peritrate
periwig periwinkle pernod perpendicular perphenazine perry persimmon peruke pessary pestle pesto petard petcock petfood petticoat pew peyote
pfannkuchen phaeton pharmaceutic pharmaceutical pharmacopoeia pheasant phenacetin phenaphen phenazopyridine phencyclidine phenelzine phenergan
pheniramine phenobarbital phenobarbitone phenolphthalein phensuximide phentolamine phenylacetamide phenylbutazone phenylephrine phenylpropanolamine
phenyltoloxamine phenytoin phial philter philtre phlebogram phone phonecase phonograph phosphate photo photocathode photocell photocoagulator
photocopier photocopy photoengraving photoflash photoflood photograph photogravure photolithograph photometer photomicrograph photomontage photomosaic
photostat phyllo physic piano pianoforte pianola pibgorn pic piccalilli piccolo pick pickax pickaxe pickelhaube pickerel picket pickle pickup picnic
picot picture pie pieplant pier pieta piezometer pigboat pigeonhole piggery pigment pignolia pigswill pigwash pigweed pike pikestaff pilaf pilaff
pilaster pilau pilaw pilchard piling pill pillbox pillion pillory pillow pillowcase pilocarpine pilsener pilsner pimento pimiento pimozide pin
pinafore pinata pincer pincushion pindolol pineapple pinger pinhole pinion pinnace pinner pinny pinole pinpoint pinprick pinstripe pintle pinwheel
piolet pipage pipe pipefitting pipeline piperacillin piperazine piperocaine pipet pipette pipework piping pippin pipracil pirate pirogi pirogue
piroshki piroxicam pirozhki piscary pistachio piste pistol piston pita pitahaya pitcher pitchfork pitfall pithead piton pitot pitsaw pivot pix pixel
pizza placebo placemat placidyl plaice plain plait plan planchet planchette plane planer planetarium planimeter planking planner plantain plantation
planter plaque plaquenil plaster plasterboard plastique plastron plat plate platen platform plating platter plavix playback playbox player playground
playhouse playmat playsuit plaything pleat plectron plectrum pledge plessimeter plessor plethysmograph pleximeter plexor plier pliers plimsoll plonk
plotter plough ploughshare plow plowshare plug plugboard plughole plum plumb plumcot plume plummet plunger pluviometer ply plyers pneumoencephalogram
pneumovax poacher pob pocket pocketbook pocketcomb pocketknife pod poi poilu pointel pointer pointillism pointrel poivrade poke poker polarimeter
polariscope polaroid pole poleax poleaxe polenta polisher pollack pollock polo polonaise polony polychrome polycillin polygraph polymox polymyxin
polypropenonitrile pomade pomatum pomegranate pomelo pommel pompano pompon poncho pone poniard ponstel pontifical pontoon pony ponycart pool pop
popcorn popgun popover popper poppet popsicle porc porcelain porcupines porgy pork porkchop porkholt porkpie porridge porringer port portable portage
portal porterhouse portfolio porthole portiere portion portmanteau portrait portrayal positioner positive posset post postbag poster posthole postiche
postmodernism postum posy pot potable potage potation potato potbelly poteen potentiometer potherb potholder pothook potion potluck potpie potpourri
potsherd pottage pottery pottle potty pouch pouf pouffe poulet poulette poultice poultry pounder powder powderpuff powerbank powerboat praline pram
pravachol pravastatin prawn prazosin precipitator predictor premix prescription preserve preserver preserves press pressing pressor pretzel
preventative preventive pricker pricket prima primaquine primaxin primer primidone priming primitivism primus principen prinival print printer prism
privateer privine prize probe probenecid probiotic procaine procarbazine procardia processor prochlorperazine proctoscope procyclidine prod produce
production profiterole projectile projector prolonge promenade promethazine prompter prop propanolol propeller propellor prophylactic propjet
propoxyphene prosciutto prosom prosthesis prostigmin protection proteosome protractor protriptyline provender proventil provisions prozac prune pruner
pruno pry psaltery psilocin psilocybin psychrometer pto puck pud pudding puff puffer pufferfish pulasan pulassan pull pullback pullet pulley pullman
pullover pulque pulse pump pumpernickel pumpkin punch punchball puncher puncture pung punkah punnet punt puppet puree purgative purifier purinethol
purl purloo purple purse push pushcart pushchair pusher pushpin puttee putter puzzle pwr pyelogram pyjama pyjamas pyocyanase pyocyanin pyridium
pyrilamine pyrograph pyrometer pyroscope pyrostat pyrotechnic pyx pyxis qat quaalude quad quadrant quadraphony quadruplicate quaff quahaug quahog
quail quandang quandong quantong quark quarrel quarry quartering quarterlight quarterstaff quat quern quesadilla quiche quid quill quilt quilting
quinacrine quince quinidex quinidine quinine quinora quipu quirk quirt quiver quoin quoit rabato rabbet rabbit raceabout racer raceway rachet rack
racket racquet racquetball radar radial radiator radicchio radio radiogram radiograph radiolocation radiometer radiomicrometer radiopharmaceutical
radiophone radiophoto radiophotograph radiotelegraph radiotelegraphy radiotelephone radish radome raft rafter ragbag raglan ragout rail railcar
railhead railing railroad rails railway railyard raiment raincoat rainfly raisin raita rake ram rambotan rambutan ramekin ramequin ramipril ramjet
rammer ramp ramrod ranch rangefinder ranitidine rapier rappee rapper rarebit rariora rarity rashguard rasp raspberry raster ratafee ratafia ratan
ratatouille ratch ratchet ration ratlin ratline rattan rattle rattler rattrap raudixin ravehook ravigote ravigotte ravioli rayons razor razorblade
reactor readout reamer reaper reata rebate rebato reboxetine rebozo recap receiver receptacle rechauffe recliner record recorder recording rectifier
redfish reducer reed reef reefer reel refection refill reflectometer reflector reformer refractometer refractory refresher refreshment refrigerator
regalia regimentals register regulator rein reinforcement relafen relaxant release relic relievo reliquary relish remake remaking remedy remicade
remise remote remover repast repeater replica representation reproducer reproduction rerebrace rescriptor reseau reserpine reservoir reset resistor
resonator respirator restorative restoril resuscitator retainer reticle reticulation reticule retort retractor retread retrofit retrorocket retrovir
retsina reuben revere revers reverse reversible revetement revetment revolver rhenish rheometer rheostat rhinoscope rhubarb riata rib riband ribavirin
ribband ribbon ribier rice ricer rickey rickrack ricksha rickshaw ricotta ricrac riddle ride ridgepole riesling rifadin rifampin rifle rig rigatoni
rigger rigging right rightfield rigout rijstafel rijstaffel rijsttaffel rilievo rim rimactane rind ring ringlet rings ringside ringway rioja ripcord
ripsaw riser risotto rissole ritalin ritonavir rivet riveter rivetter roach road roadside roadster roadway roast roaster robaxin robe robitussin robot
rocephin rocker rockery rocket rockfish rod roe roentgenogram roentgenoscope rofecoxib rogaine rohypnol roll roller rollerblade rollmops rolodex rom
romaine romper roneo roneograph rood roof roofing rooftree roofy rook roost rope ropewalk ropeway rophy roquefort rosary rose rosefish rosemaling
rosemary rosette rotary rotgut rotisserie rotor rouge roughage roughcast roulade rouleau roulette round roundabout roundel rounder roundhouse route
router roux row rowboat rowel rowlock rubber rubbing rubefacient rucksack rudder rudderpost rudderstock rue ruff ruffle rug rugelach ruggelach rugulah
ruler rum rumble rummer rump runabout rundle rung runway rushlight rusk rutabaga rya rye sabaton sabayon saber sable sabot sabre saccharin sachet sack
sackbut sackcloth sacque saddle saddleback saddlebag saddlebow saddlecloth saddlery safe safety saffron sage sailboat sailfish sailor sailplane sake
saki salad salade salamander salami salinometer sallet salmagundi salmi salmon saloon salsa salsify salt saltcellar saltine saltire saltshaker salve
salver salvinorin salwar salyut sam sambuca samisen samosa samovar sampan sampler sanctuary sandal sandals sandbag sandblaster sandbox sander
sandglass sandpile sandpit sandril sandwich sangaree sangraal sangria sap sapodilla sapota sapote sapsago saquinavir sarafem sarape sarcophagus
sardine saree sari sarong sarsaparilla sash sashimi saskatoon sassafras satchel satellite satsuma sauce sauceboat saucepan saucepot saucer sauerbraten
sauerkraut sausage saute sauterne sauternes savarin saveloy savory savoury savoy saw sawmill sawtooth sax saxhorn saxophone sazerac scabbard scaffold
scaffolding scag scale scaler scallion scallop scallopine scallopini scalpel scampi scampo scan scanner scantling scanty scape scapular scapulary
scarecrow scarer scarf scarfpin scattergun scauper scenery scheduler schematic schlock schnapps schnaps schnecken schnitzel schnorchel schnorkel
schoolbag schooner schrod scimitar scissors sclerometer scollop sconce scone scoop scooter scope scopolamine scorper scorzonera scotch scourge scouse
scow scrabble scrag scrambler scrap scrapbook scraper scrapple scratcher scratchpad screed screen screenprotector screw screwdriver screwtop scribble
scribe scriber scrimshaw scrod scrubber scrubs scrumpy scsi scuba scuff scuffer scuffle scull sculpture scum scup scupper scuppernong scutcheon
scuttle scyphus scythe seabag seafood seal sealskin seam seaplane searchlight seascape seasoner seasoning seat seatbelt seating seats seaway secateurs
seckel secobarbital seconal secondary secretaire section sectional sectral sedan sedative seedbed seedcake seeder seeker seesaw segment segway seidel
seine seismogram seismograph seizing selector sellotape selsyn seltzer selvage selvedge semaphore semblance semi semiautomatic semiconductor semigloss
semitrailer semolina sender sennit sens sensitometer sensor separate separator sequenator sequence sequencer sequin serape serax serger serigraph
serpasil serpent serration sertraline serum server serviceberry serviette serving servo servomechanism servosystem serzone sess setline setscrew sett
settee settle setup sewer sewerage sewing sextant sgraffito shabu shackle shad shadberry shaddock shade shades shadowgraph shaft shake shaker shako
shallot shalwar sham shamisen shampoo shandy shandygaff shank shaper shard sharp sharpener sharpie sharpshooter shaver shawl shawm shay sheaf shear
shears sheath sheathing sheeprun sheepshank sheepwalk sheesha sheet sheetrock shelf shell shellac shellfish shelter sheraton sherbert sherbet sherd
sherry shield shielding shifter shillalah shillelagh shim shimmy shin shinpad ship shipment shipping shipway shipwreck shipyard shirt shirtdress
shirtfront shirtsleeve shirtwaist shirtwaister shisha shiv shlock shoe shoebox shoehorn shoelace shoes shoestring shoetree shofar shoji shoofly shook
shooter shop shophar shopping shore shoring short shortbread shortcake shortcut shortening shorts shot shotgun shoulder shovel showboat showcase
shower showerhead showpiece shrapnel shredder shrimp shrimper shroud shunt shunter shutter shuttle shuttlecock siamese sickbag sickbed sickle
sideboard sidecar sidelight sideline sidesaddle sidetrack sidewalk sidewinder siding sieve sifter sights sigmoidoscope sign signet silage sildenafil
silencer silex silhouette silks silkscreen sill sillabub silverpoint silverware silverwork similitude simnel simulacrum simulation simulator
simvastatin sinapism sinequan singlestick singlet singleton sink sinker siphon siren sirloin sirup sitar sixpack skag skate skateboard skeg skep
sketch sketchbook sketcher skewer ski skiagram skiagraph skibob skid skidder skiff skillet skilly skimmer skirt skittle skivvies skullcap skunk
skyhook skylab skyrocket skywalk slab slacks slapstick slasher slat slate slaw sled sledge sledgehammer sleeper sleepwear sleeve sleigh slice slicer
slick slicker slide slideway sling slingback slingshot slipcover slipknot slipover slipper slippers slipstick slit slivovitz sloe sloop slop slops
slot slug sluice sluicegate sluiceway slumgullion smack smartphone smartwatch smelt smitane smithy smock smocking smoker smokescreen smokestack
smoothbore smoother smoothie smorgasbord snack snaffle snail snap snapback snapline snapper snapshot snare sneaker sneakers snifter snip snippet
snipping snips snorkel snorter snow snowball snowboard snowman snowmobile snowplough snowplow snowshoe snowsuit snuff snuffbox snuffer snuffers soap
soapbox soave sock socket sockeye socks soda sofa softback softball sole solenoid solitaire solleret sombrero sonar sonogram sonograph sonometer
soochong sop soporific sops sorb sorbet sordino sorghum sorrel sorter soubise souchong souffle soundbar sounder soundtrack soup soupspoon sour
sourball sourdine soursop sousaphone souse soutache soutane souvenir souvlaki souvlakia sowbelly soy soya soybean soymilk spacecraft spaceship
spacesuit spade spaghetti spaghettini spam spandau spangle spanner spar spare sparerib spareribs sparkler sparling spasmolytic spat spatchcock spatula
speaker speakerphone spear spearhead spearpoint special specs spectacle spectacles spectator spectinomycin spectrogram spectrograph spectrometer
spectrophotometer spectroscope speculum speedboat speedometer speedway spermatocide spermicide sphere spherometer sphinx sphygmomanometer spice
spiceberry spicemill spider spigot spike spikenard spile spill spiller spillikin spillway spinach spindle spine spinet spinner spiral spirits
spirogram spirograph spirometer spit spitball spittoon splashboard splasher splat splice splicer splicing spliff spline splint splitsaw spode
spoilable spoiler spoke spokeshave spool spoon sporanox spork sporran sportswear spotlight spout spouter sprag sprat spray sprayer spread spreader
sprig spring springboard springer sprinkler sprinkles sprit spritzer sprocket sprout spud spur sputnik spyglass spyhole squab squash squawker squeaker
squeegee squeezer squelch squelcher squib squid squirter ssri stabile stabiliser stabilizer stack staddle staff stagecoach staging stair staircase
stairs stairway stairwell stake stamper stanchion stand standby standee standpipe stanhope staple staplegun stapler starches starship starter statin
stator statue statuette stave stay stayman stays steak steamboat steamer steamroller steamship steel steelyard steeper stein stela stele stem stemmer
stencil stenograph stent step stepladder stepper steps stereo stereophony stereoscope steriliser sterilizer sternpost sternwheeler stethoscope stetson
stew stewpan stick sticker stickpin stilbesterol stile stiletto still stilt stilton stimulant stinger stinker stirrer stirrup stitch stitchery stob
stock stockcar stockfish stockhorn stocking stockpot stocks stodge stogie stogy stoker stole stomacher stone stoneware stool stoop stopcock stopper
stopping stopwatch store stoup stout stove stovepipe stover strad stradavarius straight straightaway straightedge straightener straightjacket strainer
straitjacket strake strand strap strapless straw strawberry strawman streamer streamliner street streetcar streetlight strengthener streptomycin
streptothricin stretch stretcher streusel strickle string stringer strip stripe striper stripper strobe stroboscope stroller strongbox strop strudel
strut stud studio stuffing stump stylus styptic sub subbase subcompact subject sublimaze submarine submersible subsection substructure subtilin
subtracter subway subwoofer succade succinylcholine succotash sucker sucralfate sudafed sudatory sudorific suds suet sugar sugarberry sugarloaf
sugarplum suit suitcase sukiyaki sulamyd sulfa sulfacetamide sulfadiazine sulfamethazine sulfamethoxazole sulfamezathine sulfanilamide sulfapyridine
sulfisoxazole sulfonamide sulfonylurea sulindac sulky sulpha sultana sump sunblind sunblock sunbonnet sunburst sunchoke sundae sundial sundowner
sundress sundries sunfish sunglass sunglasses sunhat sunlamp sunroof sunscreen sunshade sunsuit sup supercharger supercomputer superhet superhighway
superload superman supertanker supper supplejack supplement supporter suppository suppressant suppresser suppressor surbase surcoat surfboard surfboat
surmontil surplice surprint surrey surtout sushi suspender suspensor suspensory sustenance suture suv swab swag swage swallow swallowtail swathe
swathing swatter sweatband sweatbox sweater sweatpants sweats sweatshirt sweatsuit swede sweep sweeper sweet sweetbread sweetbreads sweetener
sweetening sweetmeat sweetsop swill swimsuit swimwear swing swingletree switch switchblade switchboard swivel swizzle swob sword swordfish syllabub
synchro synchrocyclotron synchroflash synchromesh synchroniser synchronizer synchronoscope synchroscope synchrotron synergist synthesiser synthesizer
synthetism syphon syringe syrinx syrup system tab tabard tabasco tabbouleh tabernacle tabi tabis table tablecloth tablefork tablespoon tablet
tableware tabooli tabor taboret tabour tabouret tabulator tach tacheometer tachistoscope tachograph tachometer tachymeter tack tacker tacking tackle
taco tadalafil taenia taffy tagamet tagliatelle tahini tailcoat tailfin taillight tailpiece tailpipe tailplane tailrace tails tailstock takeaway
takeout talaria talcum talisman tallboy tallis tallith talwin tam tamal tamale tamarind tamarindo tambocor tambour tambourine tammy tamoxifen tamp
tamper tandearil tandem tandoor tangelo tangency tangerine tangram tank tanka tankard tanker tannery tannoy tap tape tapeline tapenade taper tapestry
taping tapioca tappet tarboosh target taro tarot tarragon tart tartlet tasse tassel tasset tater tatting tattoo taw tawse taxi taxicab taximeter
tazicef tchotchke tea teaberry teacake teacart teacup teakettle teapot teaspoon teatime technical technology teddy tee teeter teeterboard teetertotter
teetotum telamon telegraph telegraphy telemeter telephone telephoto telephotograph teleprinter teleprompter telescope telethermometer teletypewriter
television telex telfer telly telpher temazepam tempera tempra tempura tender tenderloin tenia tenoretic tenormin tenoroon tenpin tensimeter
tensiometer tent tenterhook tequila terazosin terbinafine teriyaki terminal terminus terramycin terrine tessella tessera tester testiere testudo
tether tetracaine tetrachlorethylene tetrachloroethylene tetracycline tetrahydrocannabinol tetraskele tetraskelion tetrazzini tetrode thalidomide
thalidone thatch thc theobid theodolite theophylline therapeutic theremin thermel thermistor thermocouple thermograph thermogravimeter
thermohydrometer thermojunction thermometer thermometrograph thermopile thermoregulator thermos thermostat thiabendazole thiazide thigh thill thimble
thimerosal thingamabob thingamajig thingmabob thingmajig thingumabob thingumajig thingummy thioguanine thiopental thioridazine thiosulfil thiotepa
thiothixene thole tholepin thong thorazine thoroughfare thrasher thread threader threads thresher threshold throat thrombolytic throne throstle
throttle throughput throughway throw thruster thruway thumb thumbhole thumbnut thumbscrew thumbstall thumbtack thunder thunderer thurible thwart thyme
tiara tick ticker tidbit tidemark tidy tie tieback tiepin tier tiffin tightrope tights tile till tiller tilter timbale timber timbrel timecard
timekeeper timepiece timer timolol timothy timpani tin tincture tinderbox tinfoil tinplate tinsel tinsnips tintack tintometer tinware tipper tippet
tipple tiramisu tire tirolean tisane titbit titfer titrator tnt toast toaster tobacco toboggan tobramycin toby tocainide tocsin toddy toe toecap
toehold toffee toffy tofranil tofu toga toggle togs toilet toiletry tokay token tolazamide tolazoline tolbutamide tole tolectin tolinase tomahawk
tomalley tomatillo tomato tomb tomograph toner tongs tonic tonocard tonometer tool toolbox toothbrush toothpaste toothpick toothpowder topcoat topee
topgallant topi topiary topknot topmast topping topv toque toradol torch tore tormenter tormentor tornado torodal torpedo torte tortellini tortilla
torus tostada total totalisator totaliser totality totalizator totalizer tote totem touchscreen toupe toupee tourer tournedos tourniquet tourtiere
towboat towel tower towline towpath towrope toy trace tracer tracery tracing track trackball tracker tracksuit tractor trail trailer train trainer
trainers tram tramcar tramline trammel trampoline tramway trandate trandolapril tranquilizer tranquilliser tranquillizer transcription transducer
transformer transistor transit transmitter transom transparency transponder transport transporter tranylcypromine trap trapeze trapping trappings
trash trave traverse trawl trawler tray trazodone treacle tread treadle treadmill treadwheel treasure treat trebuchet trebucket treenail trefoil
trenail trench trencher trental trepan trephine trews trey triangle triavil triazolam tribromoethanol trichlormethiazide trichloromethane triclinium
tricolor tricolour tricorn tricorne tricycle tricyclic trident trifle trigger trigon triiodomethane trike trilby trim trimaran trimipramine trimmer
trimming trimmings trimox trinitrotoluene trinket triode tripe triphammer triplicate tripod tripper triptych trireme triskele triskelion trivet trivia
triviality troche troika troll trolley trolleybus trombone troopship trophy trotline trough trouser trousers trousseau trout trowel truck truckle
truffle trump trumpery trumpet truncheon trundle trunk trunks trunnel truss tsatske tshatshke tub tuba tube tubeless tubing tuck tudung tuffet tug
tugboat tuileries tuille tumbler tumbrel tumbril tun tuna tunaburger tuner tunic tunnel tunny turban turbine turbofan turbogenerator turbojet
turboprop turbot tureen turkey turmeric turnbuckle turncock turnery turnip turnoff turnout turnover turnpike turnspit turntable turnup turtle
turtleneck tutu tux tuxedo tv tweed tweeter tweezer tweezers twill twin twine twinjet twinkie twister tylenol tympan tympani tympanum typewriter tyre
tyrocidin tyrocidine tyrolean tyrothricin udometer ugli uke ukulele ulster ultrabook ultracef ultracentrifuge ultramicroscope umbrella unction
underbodice undercarriage undercharge underclothes underclothing undercoat undercut underdrawers underfelt undergarment underground underlay
underlayment underpants underpass underseal undershirt underskirt underwear undies unguent unicycle uniform unitard universal unmentionable upcast
upholstery uplift upper upright upset upstage upstairs urceole urex urinal urn usacil utensil uzi vaccine vaccinum vacuum valance valdecoxib valise
valium valsartan valve vambrace vamp van vancocin vancomycin vane vanilla vanity vaporiser vaporizer vardenafil varietal variometer varnish vase
vaseline vasoconstrictive vasoconstrictor vasodilative vasodilator vasomax vasopressor vasotec vat vault vcr vdu veal veau veg vegetable vegetarianism
veggie vehicle veil velban velocipede veloute velveeta veneer veneering venison venogram vent ventail venthole ventilation ventilator ventolin venturi
verapamil verdicchio verdigris verge vermicelli vermicide vermiculation vermifuge vermouth vernier veronal versed vertical vessel vest vestiture
vestment vesture viagra vial viand viands vibes vibraharp vibramycin vibraphone vibrator vichyssoise victrola victual victuals video videocassette
videodisc videodisk videotape viewer viewfinder viewgraph vignette vinaigrette vinblastine vincristine vinegar vinery vineyard vino vintage viocin
viol viola violin violoncello viomycin vioxx viracept viramune virazole virginal virtu viscometer viscosimeter vise visken visor vistaril vitamin
vitrine vizor vodka voider volaille volleyball voltaren voltmeter volume volumeter volute vomit vomitive vomitory voodoo vouge voussoir vouvray wad
waders wafer waffle waft waggon wagon wain wainscot wainscoting wainscotting waist waistband waistcloth waistcoat wakeboard waldmeister wale walker
walkman walkway wallboard wallet walnut wampum wampumpeag wan wand wardrobe ware warfarin warhead warhorse warmer warp warplane warship wasabi wash
washables washbasin washboard washbowl washcloth washer washhouse washing washrag washstand washtub wassail wastebasket wastebin wasteweir watch
watchband watchstrap watercannon watercolor watercolour watercourse watercraft watercress waterfinder watermelon waterproof waterproofing waterscape
waterskin waterspout waterway waterwheel waterworks wats wattmeter waveguide waxwork wayside weakfish weapon weaponry wear wearable weathercock
weatherglass weatherstrip weatherstripping weathervane weave web webbing webcam wedge wedgie wedgwood weed weeder weeds weekender weenie weft
weighbridge weight weissbier weizenbier weizenbock weld weldment well wellington wellpoint welt western wetsuit whacker whaleboat whaler
whatchamacallit whatchamacallum whatnot whatsis wheat wheatflake wheel wheelbarrow wheelchair wheelwork whelk wherry whetstone whey whiffletree whip
whipcord whipping whippletree whipsaw whipstitch whipstitching whirler whirligig whirlybird whisk whiskey whisky whistle whitebait whitefish whitewash
whiting whizbang whizzbang whopper whortleberry wick wicker wickerwork wicket widening widget wiener wienerwurst wiffle wifi wig wildcat wildfowl
willow willowware wilton wimble wimple winch winchester windbreaker windcheater winder windfall windjammer windlass windmill window windowpane
windowsill windscreen windshield wine wineglass winepress winesap wineskin wing winker winkle wintergreen wipe wiper wire wireless wiring withe
witloof wlan wmd wobbler wok wonton woodcarving woodcut woodenware woodlet woodscrew woodwind woodwork woof woofer worcestershire work workbag
workbasket workbench workboard workbox workhorse working workings workpiece workplace works workshop workstation worktable workwear worm worsted wort
wrap wraparound wrapper wrapping wreath wreck wreckage wrecker wrench wringer wristband wristlet wristwatch www wytensin xanax xerox xtc xylocaine
xylophone yacht yagi yam yard yardarm yarder yardstick yarmelke yarmulka yarmulke yarn yashmac yashmak yataghan yawl yield yoghourt yoghurt yogurt
yolk yquem zabaglione zalcitabine zamboni zantac zapper zarf zarontin zdv zen zep zeppelin zero zestril zidovudine zill zinacef zinfandel zip zipper
zither zithern zithromax ziti zocor zodiac zoloft zori zovirax zucchini zwieback zyloprim
`
    .trim()
    .split(/\s+/),
);
