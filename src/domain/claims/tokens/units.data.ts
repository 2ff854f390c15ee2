// Units as shops write them: what they measure, how many base units one is, and their spellings in lower case.
// Base units: mm, sq ft, ml, g, byte, bit/s, Hz, W, V, A, mAh, Wh, s; the others measure only against themselves.

export type Quantity =
  | 'length'
  | 'area'
  | 'volume'
  | 'mass'
  | 'data'
  | 'rate'
  | 'frequency'
  | 'power'
  | 'voltage'
  | 'current'
  | 'charge'
  | 'energy'
  | 'time'
  | 'temperature-f'
  | 'temperature-c'
  | (string & {});

/** `glued`: only right after the number, as in `1080p`. `upper`: only with a capital. */
export type UnitRow = readonly [name: string, quantity: Quantity, factor: number, spellings: string];

export const unitRows: readonly UnitRow[] = [
  ['mm', 'length', 1, 'mm|millimeter|millimeters|millimetre|millimetres'],
  ['cm', 'length', 10, 'cm|cms|centimeter|centimeters|centimetre|centimetres'],
  ['m', 'length', 1000, 'm|meter|meters|metre|metres|mtr|mtrs'],
  ['km', 'length', 1e6, 'km|kilometer|kilometers|kilometre|kilometres'],
  ['in', 'length', 25.4, '"|in|inch|inches|inchs|inc'],
  ['ft', 'length', 304.8, "'|ft|foot|feet"],
  ['yd', 'length', 914.4, 'yd|yds|yard|yards'],
  ['mi', 'length', 1609344, 'mi|mile|miles'],
  ['mil', 'length', 0.0254, 'mil|mils'],
  ['micron', 'length', 0.001, 'micron|microns|µm|um'],
  ['nm', 'length', 1e-6, 'nm|nanometer|nanometers'],
  ['sq ft', 'area', 1, 'sq ft|square ft|square foot|square feet|sqft|sq feet|ft ²'],
  ['sq in', 'area', 1 / 144, 'sq in|square inch|square inches|square in|sq inch|sq inches'],
  ['sq m', 'area', 10.7639, 'sq m|square meter|square meters|square metre|square metres|m ²'],
  ['sq yd', 'area', 9, 'sq yd|square yard|square yards'],
  ['ml', 'volume', 1, 'ml|milliliter|milliliters|millilitre|millilitres|cc'],
  ['l', 'volume', 1000, 'l|ltr|liter|liters|litre|litres'],
  ['cl', 'volume', 10, 'cl|centiliter|centilitre'],
  ['fl oz', 'volume', 29.5735, 'fl oz|fluid ounce|fluid ounces|fl ounce|fl ounces|fluid oz|floz'],
  ['cup', 'volume', 236.588, 'cup|cups'],
  ['pt', 'volume', 473.176, 'pt|pts|pint|pints'],
  ['qt', 'volume', 946.353, 'qt|qts|quart|quarts'],
  ['gal', 'volume', 3785.41, 'gal|gals|gallon|gallons'],
  ['tbsp', 'volume', 14.7868, 'tbsp|tablespoon|tablespoons'],
  ['tsp', 'volume', 4.92892, 'tsp|teaspoon|teaspoons'],
  ['cu in', 'volume', 16.387, 'cu in|cubic inch|cubic inches|cubic in'],
  ['cu ft', 'volume', 28316.8, 'cu ft|cubic ft|cubic foot|cubic feet|cuft|cu feet|cu foot'],
  ['mcg', 'mass', 1e-6, 'mcg|µg|microgram|micrograms'],
  ['mg', 'mass', 0.001, 'mg|milligram|milligrams'],
  ['g', 'mass', 1, 'g|gm|gms|gr|gram|grams|gramme|grammes'],
  ['kg', 'mass', 1000, 'kg|kgs|kilo|kilos|kilogram|kilograms'],
  ['oz', 'mass', 28.3495, 'oz|ounce|ounces'],
  ['lb', 'mass', 453.592, 'lb|lbs|pound|pounds'],
  ['ton', 'mass', 907185, 'ton|tons'],
  ['KB', 'data', 1e3, 'kb|kilobyte|kilobytes'],
  ['MB', 'data', 1e6, 'mb|megabyte|megabytes'],
  ['GB', 'data', 1e9, 'gb|gigabyte|gigabytes|gig|gigs'],
  ['TB', 'data', 1e12, 'tb|terabyte|terabytes'],
  ['Kbps', 'rate', 1e3, 'kbps|kb / s|kbit / s|kilobits per second'],
  ['Mbps', 'rate', 1e6, 'mbps|mbit / s|megabits per second|mbits'],
  ['Gbps', 'rate', 1e9, 'gbps|gb / s|gbit / s|gb / sec|gigabits per second|gigabit|gigabits'],
  ['MB/s', 'rate', 8e6, 'mb / s|mb / sec|mb / second|mb per second|mb per sec|megabytes per second|mbs'],
  ['Hz', 'frequency', 1, 'hz|hertz'],
  ['kHz', 'frequency', 1e3, 'khz|kilohertz'],
  ['MHz', 'frequency', 1e6, 'mhz|megahertz'],
  ['GHz', 'frequency', 1e9, 'ghz|gigahertz'],
  ['rpm', 'rotation', 1, 'rpm|revolutions per minute'],
  ['mW', 'power', 0.001, 'milliwatt|milliwatts'],
  ['W', 'power', 1, 'w|watt|watts|wrms'],
  ['kW', 'power', 1000, 'kw|kilowatt|kilowatts'],
  ['hp', 'power', 745.7, 'hp|horsepower'],
  ['VA', 'apparent power', 1, 'va|volt ampere'],
  ['V', 'voltage', 1, 'v|volt|volts|vdc|vac'],
  ['mV', 'voltage', 0.001, 'mv|millivolt|millivolts'],
  ['kV', 'voltage', 1000, 'kv'],
  ['A', 'current', 1, 'a|amp|amps|ampere|amperes'],
  ['mA', 'current', 0.001, 'ma|milliamp|milliamps'],
  ['mAh', 'charge', 1, 'mah|milliamp hour|milliamp hours|milliampere hour|milliampere hours'],
  ['Ah', 'charge', 1000, 'ah|amp hour|amp hours'],
  ['Wh', 'energy', 1, 'wh|watt hour|watt hours'],
  ['kWh', 'energy', 1000, 'kwh|kilowatt hour|kilowatt hours'],
  ['J', 'energy', 1 / 3600, 'joule|joules|j'],
  ['ohm', 'resistance', 1, 'ohm|ohms|ω'],
  ['ms', 'time', 0.001, 'ms|millisecond|milliseconds'],
  ['s', 'time', 1, 'sec|secs|second|seconds'],
  ['min', 'time', 60, 'min|mins|minute|minutes'],
  ['h', 'time', 3600, 'hr|hrs|hour|hours|h'],
  ['day', 'time', 86400, 'day|days'],
  ['week', 'time', 604800, 'week|weeks|wk|wks'],
  ['month', 'time', 2629800, 'month|months|mo|mos'],
  ['year', 'time', 31557600, 'year|years|yr|yrs'],
  ['BTU', 'heat', 1, 'btu|btus'],
  ['CFM', 'air flow', 1, 'cfm'],
  ['GPM', 'water flow', 1, 'gpm|gpf'],
  ['psi', 'pressure', 1, 'psi'],
  ['bar', 'pressure in bar', 1, 'bar|bars'],
  ['dB', 'loudness', 1, 'db|decibel|decibels|dba'],
  ['lumen', 'light', 1, 'lumen|lumens|lm'],
  ['lux', 'lux', 1, 'lux'],
  ['nit', 'brightness', 1, 'nit|nits|cd / m ²'],
  ['MP', 'pixels', 1, 'mp|megapixel|megapixels|mega pixel|mega pixels'],
  ['dpi', 'resolution', 1, 'dpi|dots per inch'],
  ['cpi', 'counts per inch', 1, 'cpi'],
  ['ppi', 'pixels per inch', 1, 'ppi|pixels per inch'],
  ['ppm', 'pages per minute', 1, 'ppm|pages per minute|page per minute|ipm'],
  ['cps', 'per second', 1, 'cps'],
  ['fps', 'frames', 1, 'fps|frames per second|frame per second'],
  ['p', 'lines', 1, 'p'],
  ['i', 'interlaced lines', 1, 'i'],
  ['K', 'display', 1, 'k'],
  ['karat', 'fineness', 1, 'kt|karat|karats|carat gold'],
  ['carat', 'gem weight', 1, 'carat|carats|ctw|cttw|ct|ct tw'],
  ['°F', 'temperature-f', 1, '° f|f|degrees fahrenheit|degree fahrenheit|deg f|° fahrenheit'],
  ['°C', 'temperature-c', 1, '° c|c|degrees celsius|degree celsius|deg c|° celsius'],
  ['kelvin', 'colour temperature', 1, 'kelvin|kelvins'],
  ['°', 'angle', 1, '°|degree|degrees'],
  ['%', 'share', 1, '%|percent|per cent'],
  ['x', 'times', 1, 'x|times'],
  ['gauge', 'gauge', 1, 'gauge|ga|awg'],
  ['channel', 'channels', 1, 'channel|channels|ch'],
  ['mph', 'speed', 1, 'mph|miles per hour'],
  ['thread count', 'thread count', 1, 'thread count|tc'],
  ['GSM', 'weight of cloth', 1, 'gsm|grams per square meter'],
  ['denier', 'denier', 1, 'denier'],
  ['calorie', 'calories', 1, 'calorie|calories|kcal|cal'],
  ['SPF', 'sun protection', 1, 'spf'],
  ['kg/cm', 'kg per cm', 1, 'kg / cm'],
  ['$', 'price', 1, 'dollar|dollars|usd'],
];
