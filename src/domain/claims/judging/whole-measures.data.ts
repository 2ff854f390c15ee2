// Names of what a product has one value of, in the languages of the table of attributes: `Weight`, `Fassungsvermögen`.

/** By the quantity, in singular words without accents. A text uses them too: `weighs`, `a 28 L capacity`. */
export const wholeNames: Readonly<Record<string, string>> = {
  volume:
    'capacity volume content hold inhalt volumen kapazitat fassungsvermogen contenance capacite capacidad capacita inhoud pojemnosc objem zapremina',
  mass: 'weight content gewicht wiegt poids pese peso pesa hmotnost vaha waga tezina inhalt',
  power: 'power wattage leistung puissance potencia potenza vermogen moc vykon snaga',
  voltage: 'voltage spannung tension voltaje tensione spanning napiecie napeti napon',
  charge: 'capacity kapazitat capacite capacidad capacita pojemnosc kapacita',
};

/** Words beside such a name that change nothing of what it names: `Item weight (kg)`, `Nettogewicht` aside. */
export const emptyInNames =
  'item product net netto total overall battery rated nominal name main primary kg g lb oz l ml cl w kw v mah ah';
