// English words spelt otherwise in Britain and America, by the families dictionaries and style guides teach (Oxford's and Merriam-Webster's
// spellings; checked against VarCon 2020.12.07, the table behind SCOWL). Gathered for texts about goods: not every rare word is here.
// Left out are words that are another word over there: `tire`, `curb`, `check`, `story`, `program`, `meter` and `license` are right in Britain too.

/** Stems of one family: `col` + `our` or `or` + each ending. `-` is no ending. */
export type SpellingFamily = { uk: string; us: string; stems: string; endings: string };

export const spellingFamilies: readonly SpellingFamily[] = [
  {
    uk: 'our',
    us: 'or',
    stems:
      'arb ard arm behavi cand clam col bicol discol multicol tricol uncol watercol demean enam endeav fav disfav ferv flav unflav harb hon dishon hum lab misdemean neighb od parl ranc rig rum savi sav splend succ tum val vap vig',
    endings: '- s ed ing ings er ers ful fully less able ably y ies hood hoods ly fast way ways block blocked blocking',
  },
  {
    uk: 'is',
    us: 'iz',
    stems:
      'accessor acclimat actual agon alphabet amort anod apolog aromat atom author brutal burglar canon capital caramel carbon categor cauter central character civil commercial computer contextual criminal critic crystall custom decentral demineral demobil depressur desensit deodor digit digital disorgan dramat econom emphas energ equal etern fertil final formal galvan general glamor global harmon homogen hospital human hybrid hypnot ideal idol immobil immortal immun individual industrial initial internal international ion italic item jeopard legal liberal lion local magnet marginal material maxim mechan memor mesmer metabol mineral miniatur minim mobil modern modular moistur monet monopol moral motor national natural neutral normal optim organ ostrac oxid oxygen pasteur patron penal personal philosoph plagiar polar polymer popular pressur prior priorit privat public pulver random rational real recogn reorgan revital revolution romantic sanit satir scandal scrutin sensit serial signal social special stabil standard steril stigmat subsid summar symbol sympath synchron synthes system systemat tantal tender terror textur theor traumat unauthor unrecogn urban util vandal vapor verbal victim visual vital vocal volum vulcan western winter',
    endings: 'e es ed ing er ers able ation ations ational ingly',
  },
  { uk: 'colouris', us: 'coloriz', stems: '-', endings: 'e es ed ing ation' },
  { uk: 'ys', us: 'yz', stems: 'anal paral catal breathal electrol hydrol psychoanal', endings: 'e ed ing er ers' },
  {
    uk: 're',
    us: 'er',
    stems:
      'cent epicent fib microfib calib lust sab och theat amphitheat lit millilit centilit decilit hectolit centimet millimet kilomet decimet nanomet mit louv reconnoit scept spect goit somb meag',
    endings: '- s',
  },
  { uk: 'red', us: 'ered', stems: 'cent mit louv', endings: '-' },
  { uk: 'ring', us: 'ering', stems: 'cent mit', endings: '-' },
  { uk: 'fibre', us: 'fiber', stems: '-', endings: 'glass board boards optic optics fill' },
  { uk: 'centre', us: 'center', stems: '-', endings: 'piece pieces fold folds board line' },
  { uk: 'ence', us: 'ense', stems: 'def off pret', endings: '- s less' },
  {
    uk: 'l',
    us: '',
    stems:
      'bevel cancel channel chisel counsel dial duel enamel equal flannel fuel funnel gravel grovel initial jewel label level libel marvel model panel pedal pencil pummel quarrel refuel relabel remodel revel rival shovel shrivel signal snorkel spiral stencil swivel tassel tinsel total towel travel trowel tunnel unravel weasel yodel',
    endings: 'ed ing ings er ers or ors ous ously',
  },
  { uk: 'aem', us: 'em', stems: 'an leuk hypoglyc hyperglyc', endings: 'ia ias ic' },
  { uk: 'aed', us: 'ed', stems: 'orthop', endings: 'ic ics ist ists' },
  { uk: 'paediatric', us: 'pediatric', stems: '-', endings: '- s ian ians' },
  { uk: 'anaesthe', us: 'anesthe', stems: '-', endings: 'tic tics sia' },
  { uk: 'gynaecolog', us: 'gynecolog', stems: '-', endings: 'y ist ists ical' },
  { uk: 'haemo', us: 'hemo', stems: '-', endings: 'globin rrhage rrhoid rrhoids philia' },
  { uk: 'oe', us: 'e', stems: '-', endings: 'sophagus strogen strogens' },
  { uk: 'mould', us: 'mold', stems: '-', endings: '- s ed ing ings able y' },
  { uk: 'moult', us: 'molt', stems: '-', endings: '- s ed ing' },
  { uk: 'smoulder', us: 'smolder', stems: '-', endings: '- s ed ing' },
  { uk: 'plough', us: 'plow', stems: '- snow', endings: '- s ed ing' },
  { uk: 'grey', us: 'gray', stems: '-', endings: '- s ed ish er est ing scale' },
  { uk: 'sulph', us: 'sulf', stems: '-', endings: 'ur urs urous ate ates ide ides ite ites uric' },
  { uk: 'sceptic', us: 'skeptic', stems: '-', endings: '- s al ally ism' },
  { uk: 'cos', us: 'coz', stems: '-', endings: 'y ily iness ier iest ies' },
  { uk: 'artefact', us: 'artifact', stems: '-', endings: '- s' },
  { uk: 'chequer', us: 'checker', stems: '-', endings: 'ed board boards' },
  { uk: 'aeroplane', us: 'airplane', stems: '-', endings: '- s' },
];

/** `uk us`: both are marked, each in the other's texts. */
export const spellingPairs = `
aluminium aluminum
ageing aging
pyjamas pajamas
pyjama pajama
moustache mustache
moustaches mustaches
jewellery jewelry
woollen woolen
woollens woolens
skilful skillful
skilfully skillfully
wilful willful
fulfil fulfill
fulfils fulfills
fulfilment fulfillment
enrol enroll
enrols enrolls
enrolment enrollment
instalment installment
instalments installments
distil distill
distils distills
carburettor carburetor
carburettors carburetors
manoeuvre maneuver
manoeuvres maneuvers
manoeuvred maneuvered
manoeuvring maneuvering
diarrhoea diarrhea
tranquillity tranquility
behavioural behavioral
favourite favorite
favourites favorites
colourist colorist
colourists colorists
manoeuvrable maneuverable
manoeuvrability maneuverability
`;

/** `uk us`: the British word is marked in American texts; the other is right in both. */
export const britishOnly = `
foetus fetus
foetal fetal
metre meter
metres meters
tyre tire
tyres tires
kerb curb
kerbs curbs
kerbside curbside
storey story
storeys stories
programme program
programmes programs
cheque check
cheques checks
licence license
licences licenses
practise practice
practised practiced
practising practicing
yoghurt yogurt
yoghurts yogurts
adaptor adapter
adaptors adapters
gramme gram
grammes grams
kilogramme kilogram
kilogrammes kilograms
`;

/** `uk us`: the American word is marked in British texts; the other is right in both. */
export const americanOnly = `
catalogue catalog
catalogues catalogs
catalogued cataloged
`;
