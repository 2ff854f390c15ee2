// Words for what is printed or woven on a thing, in lower case: shops put them into a field of colors. The names are those of the attribute
// Pattern in Google's product data specification and of common fabrics.
export const patternWords: ReadonlySet<string> = new Set(
  `
abstract dye animal argyle baroque batik brocade camo camouflage cartoon character checked checker checkerboard checkered checks chevron
colorblock colourblock cow damask ditsy dot dots dotted embroidered embroidery figure fish floral flower flowers fruit galaxy geo
geometric geometry gingham glitter gradient graphic graphics heart hearts herringbone houndstooth ikat jacquard landscape leaf leopard letter letters
logo mandala marble marbled marled melange mermaid moroccan multipattern number ombre paisley patchwork pattern patterned patterns
pinstripe plaid plain plant plants polka print printed prints quilted random slogan snake snakeskin solid space star stars stripe striped stripes
tartan text textured tie-dye tie tiedye tiger toile tortoise tortoiseshell tribal tropical tweed woven zebra zigzag
`
    .trim()
    .split(/\s+/),
);
