// Which illustration belongs to which product (by the slug of its image files).
import * as apparel from './apparel.ts';
import * as beauty from './beauty.ts';
import * as electronics from './electronics.ts';
import * as home from './home.ts';
import * as kitchen from './kitchen.ts';
import * as office from './office.ts';
import * as outdoor from './outdoor.ts';
import type { Draw } from './paint.ts';
import * as pets from './pets.ts';
import type { Stance } from './scenes.ts';
import * as sports from './sports.ts';
import * as toys from './toys.ts';

export type Illustration = {
  draw: Draw;
  /** Used for the second picture when the product looks different in use. */
  inUse?: Draw;
  stance: Stance;
  /** Size inside a furnished scene, 1 for something about as large as its surroundings allow. */
  size: number;
  /** What a close-up shows, as shares of the product's box. */
  focus: [number, number];
};

function picture(
  draw: Draw,
  stance: Stance = 'stand',
  size = 0.85,
  focus: [number, number] = [0.5, 0.3],
  inUse?: Draw,
): Illustration {
  return { draw, stance, size, focus, inUse };
}

export const illustrations: Record<string, Illustration> = {
  'ridgeline-backpack': picture(outdoor.backpack('#4a6484', '#f0a04b')),
  'cairn-tent': picture(outdoor.tent('#7c8f5f'), 'stand', 1.2),
  'trail-flask': picture(outdoor.flask('#c4694a'), 'stand', 0.9, [0.5, 0.16]),
  'drift-sleeping-bag': picture(outdoor.sleepingBag('#2f4268', '#ee8b3c'), 'flat', 1.05),
  'perch-camp-chair': picture(outdoor.campChair('#7d8450'), 'stand', 1.05),
  headlamp: picture(outdoor.headlamp('#ee7f33'), 'flat', 0.7, [0.5, 0.75]),
  'enamel-mug': picture(outdoor.mug('#f4ecd8', '#3f7a58'), 'stand', 0.7),
  'cooler-box': picture(outdoor.cooler('#3f7cb8'), 'stand', 0.9),
  'travel-hammock': picture(outdoor.hammock, 'hang'),
  'camping-lantern': picture(outdoor.lantern),
  'crew-tee-white': picture(apparel.tee('#f2f1ee'), 'flat', 1, [0.5, 0.12]),
  'breton-long-sleeve': picture(apparel.tee('#f4f1ea', { long: true, stripe: '#2c3c5f' }), 'flat'),
  'squall-rain-jacket': picture(apparel.rainJacket('#f0bb2e'), 'flat', 1, [0.5, 0.22]),
  'merino-beanie': picture(apparel.beanie('#b4552f'), 'flat'),
  'oxford-shirt': picture(apparel.oxfordShirt('#a9c4e4'), 'flat', 1, [0.5, 0.15]),
  'wool-socks': picture(apparel.socks('#8b9097', '#efe6d2'), 'flat'),
  'sage-hoodie': picture(apparel.hoodie('#9db097'), 'flat'),
  'slim-chinos': picture(apparel.chinos('#d3bd95'), 'flat'),
  'leather-belt': picture(apparel.coiledBelt('#a5622e', '#c4cad2'), 'flat', 0.62),
  'canvas-sneaker': picture(apparel.sneaker('#efe9db', '#e6d3ad'), 'stand', 0.8, [0.8, 0.62]),
  'wrap-dress': picture(apparel.wrapDress('#7a2138'), 'flat'),
  'baseball-cap': picture(apparel.cap('#2f5a41'), 'flat'),
  'cast-iron-skillet': picture(kitchen.skillet, 'flat', 0.85, [0.3, 0.3]),
  'dutch-oven': picture(kitchen.dutchOven('#b8232f'), 'stand', 0.95),
  'speckled-mug': picture(outdoor.mug('#efe6d4', '#d8cbb2', '#8a6a4a'), 'stand', 0.7),
  'chef-knife': picture(kitchen.chefKnife, 'flat', 0.8),
  'gooseneck-kettle': picture(kitchen.gooseneckKettle, 'stand', 0.9),
  'acacia-board': picture(kitchen.cuttingBoard, 'flat', 0.95, [0.22, 0.3]),
  'mixing-bowls': picture(kitchen.nestedBowls, 'stand', 0.95),
  'spatula-set': picture(kitchen.spatulas('#2f8f8a'), 'flat', 0.85),
  'glass-containers': picture(kitchen.glassContainers, 'stand', 0.85),
  'french-press': picture(kitchen.frenchPress, 'stand', 0.9, [0.45, 0.18]),
  'pepper-mill': picture(kitchen.pepperMill, 'stand', 0.85),
  'retro-toaster': picture(kitchen.toaster('#f1e4c6')),
  'hush-headphones': picture(electronics.headphones('#3f444b'), 'flat', 0.9, [0.16, 0.68]),
  'sand-earbuds': picture(electronics.earbuds('#dcc7a6'), 'flat', 0.6),
  'orb-speaker': picture(electronics.orbSpeaker('#2f5d4b'), 'stand', 0.75),
  'power-bank': picture(electronics.powerBank('#9fd6c0'), 'flat', 0.7),
  'mechanical-keyboard': picture(electronics.keyboard('#e8dfca', '#ee7f33'), 'flat', 1.1, [0.16, 0.35]),
  'quiet-mouse': picture(electronics.mouse('#4a5058'), 'flat', 0.62),
  webcam: picture(electronics.webcam),
  'usb-c-hub': picture(electronics.usbHub, 'flat', 0.8),
  'smart-watch': picture(electronics.smartWatch('#27406e'), 'flat', 0.8),
  'folio-reader': picture(electronics.eReader, 'flat', 0.85),
  'qhd-monitor': picture(electronics.monitor, 'stand', 1.1),
  'wall-charger': picture(electronics.wallCharger, 'flat'),
  'ceramic-lamp': picture(home.tableLamp('#cf9a3c'), 'stand', 1.05),
  'velvet-cushion': picture(home.cushion('#1f6272'), 'flat', 0.8),
  'towel-set': picture(home.towels('#a3b59a'), 'stand', 0.9, [0.75, 0.7]),
  'fig-candle': picture(home.candle('#6b3a56'), 'stand', 0.8, [0.5, 0.3], home.candle('#6b3a56', true)),
  'stoneware-vase': picture(home.vase('#d8c09a'), 'stand', 1.05, [0.5, 0.3], home.vase('#d8c09a', true)),
  'wall-clock': picture(home.wallClock, 'flat'),
  'seagrass-basket': picture(home.basket),
  'knit-throw': picture(home.foldedThrow('#c3c6ca'), 'stand', 0.85),
  'beech-stool': picture(home.stool, 'stand', 0.95),
  'boucle-armchair': picture(home.armchair('#858a5a'), 'stand', 1.1),
  'round-mirror': picture(home.roundMirror, 'flat'),
  'terracotta-pot': picture(home.pottedPlant, 'stand', 0.95),
  'oat-soap': picture(beauty.soapBar('#e3cba0'), 'stand', 0.65, [0.5, 0.4]),
  'vitamin-c-serum': picture(beauty.dropperBottle, 'stand', 0.85),
  'hand-cream': picture(beauty.creamTube('#e6a9a9'), 'stand', 0.85),
  'birch-shampoo': picture(beauty.pumpBottle('#c3d9b8'), 'stand', 0.9),
  'brick-lipstick': picture(beauty.lipstick('#a83f32')),
  'beech-hairbrush': picture(beauty.hairbrush, 'flat', 0.8),
  'day-moisturiser': picture(beauty.creamJar('#5b86b5'), 'stand', 0.65),
  'lavender-bath-salt': picture(beauty.bathSalt, 'stand', 0.8),
  'makeup-brushes': picture(beauty.makeupBrushes('#cf97a0'), 'flat'),
  'stacking-rings': picture(toys.stackingRings, 'stand', 0.8, [0.5, 0.6]),
  'plush-bunny': picture(toys.plushBunny('#bfc2c7'), 'stand', 0.8),
  'wooden-train': picture(toys.woodenTrain, 'stand', 0.9),
  'building-blocks': picture(toys.blocksCastle, 'stand', 0.9),
  'sea-puzzle': picture(toys.puzzleBox),
  'diamond-kite': picture(toys.kite, 'hang'),
  'dump-truck': picture(toys.dumpTruck, 'stand', 0.75),
  'pull-duck': picture(toys.pullDuck, 'stand', 0.75),
  'toy-xylophone': picture(toys.xylophone, 'flat'),
  'hex-dumbbells': picture(sports.hexDumbbell, 'stand', 0.75, [0.5, 0.5]),
  'yoga-mat': picture(sports.yogaMat('#6d3f66'), 'stand', 0.85),
  kettlebell: picture(sports.kettlebell('#ee7f33'), 'stand', 0.75),
  'resistance-bands': picture(sports.loopBands, 'flat'),
  'jump-rope': picture(sports.jumpRope, 'flat'),
  'foam-roller': picture(sports.foamRoller('#2f8f8a'), 'stand', 0.8),
  basketball: picture(sports.basketball, 'stand', 0.6),
  'bike-helmet': picture(sports.bikeHelmet, 'flat'),
  'dog-bed': picture(pets.dogBed('#8b9098'), 'stand', 1.1),
  'dog-bowl': picture(pets.dogBowl, 'stand', 0.65),
  'leather-collar': picture(pets.dogCollar('#b9793f'), 'flat', 0.7),
  'scratching-post': picture(pets.scratchingPost, 'stand', 1.05),
  'rope-toy': picture(pets.ropeToy, 'flat'),
  'pet-carrier': picture(pets.petCarrier('#2f8f8a'), 'stand', 0.9),
  'rope-leash': picture(pets.ropeLeash('#c4392f'), 'flat', 0.8),
  'salmon-treats': picture(pets.treatPouch, 'stand', 0.85),
  'dotted-notebook': picture(office.notebook('#2c3c5f'), 'flat', 0.8),
  'led-desk-lamp': picture(office.deskLamp, 'stand', 1),
  'mesh-office-chair': picture(office.officeChair, 'stand', 1.1),
  'fountain-pen': picture(office.fountainPen('#1f5140'), 'flat', 0.75),
  'oak-organiser': picture(office.deskOrganiser, 'stand', 0.85),
  'red-stapler': picture(office.stapler('#c4392f'), 'stand', 0.65),
  'monitor-riser': picture(office.monitorRiser, 'stand', 1.05),
};
