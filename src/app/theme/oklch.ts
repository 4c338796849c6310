/** A colour by its lightness (0 to 1), its chroma and its hue, as people see them (Oklab, Björn Ottosson 2020). */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** @param color `#rrggbb` */
export function oklchOf(color: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** `rgb(…)` of the colour, or of the most colourful one of its lightness and hue that screens can show. */
export function rgbOf({ lightness, chroma, hue }: Oklch): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const channels = channelsOf(lightness, chroma * share * Math.cos(hue), chroma * share * Math.sin(hue));
    if (channels.every((channel) => channel > -0.002 && channel < 1.002)) return rgb(channels);
  }
  return rgb(channelsOf(lightness, 0, 0));
}

function channelsOf(lightness: number, a: number, b: number): readonly number[] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function rgb(channels: readonly number[]): string {
  const values = channels.map((channel) => {
    const light = Math.min(Math.max(channel, 0), 1);
    return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  });
  return `rgb(${values.join(', ')})`;
}
