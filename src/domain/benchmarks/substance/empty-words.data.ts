// Words of praise and address that state nothing of a product by themselves, in the singular as `contentWords` gives them.
export const emptyWords: ReadonlySet<string> = new Set(
  `
quality premium superior excellent excellence great good best better perfect perfectly ideal ultimate unique amazing incredible exceptional
outstanding wonderful beautiful beautifully stunning gorgeou elegant stylish stylishly modern sleek sophisticated timeless classic chic trendy luxury luxuriou
versatile versatility practical practicality functional functionality convenient convenience convenient reliable reliability dependable trusted trust
durable durability lasting long-lasting sturdy robust comfort comfortable comfortably easy easily effortles effortlessly simple simply smart innovative innovation
advanced cutting-edge state-of-the-art revolutionary next-level game-changer must-have must essential essentials indispensable favorite favourite
experience enjoy enjoyment discover explore elevate enhance upgrade transform embrace indulge delight impress boast offer offering provide providing deliver
ensure ensuring guarantee guaranteed satisfaction satisfied customer happy happines love loved loving
feature benefit design designed designer style crafted craftsmanship detail attention performance value gift occasion
whether any every everyone anyone everyday daily life lifestyle need look looking further choice choose addition add adding touch
home family friend world time way thing moment day go anywhere everywhere anything everything something
product item piece solution companion must-have made make making take taking bring bringing get getting give giving keep come want
truly really very highly absolutely definitely sure always never more most much only just also even like our we us they them there when where
key key-feature wide range variety various multiple purpose multi-purpose multipurpose all one new peace mind hassle hassle-free worry worry-free
expectation exceed meet level next elegance beauty charm personality statement confidence confident
`
    .trim()
    .split(/\s+/),
);
