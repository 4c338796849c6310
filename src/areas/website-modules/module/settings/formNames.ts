import { isJson, type Json } from '../../checks/schema/json';

/** Characters that mean something in the path of a form's field. */
const special = /[.[\]"'|]|^(?=\d)|^$/g;
/** Where the private characters begin that stand for them. */
const first = 0xe000;

const standIn = (sign: string) => String.fromCharCode(first + (sign.codePointAt(0) ?? 0));

/** A setting's name as a form's field: a dot, as in `git.enabled`, would lead into an object. */
export const formName = (name: string): string => name.replaceAll(special, standIn);

/** The inverse of `formName`. */
export const settingName = (name: string): string =>
  name
    .replaceAll(String.fromCharCode(first), '')
    .replaceAll(/[\ue001-\ue07f]/g, (sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) - first));

const renamed = (values: Json, rename: (name: string) => string): Json =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [rename(name), value]));

/** Settings with the names that the form's fields have; anything but an object as it is. */
export const toForm = <V>(settings: V): V | Json =>
  isJson(settings) ? renamed(settings, formName) : settings;

/** The inverse of `toForm`. */
export const fromForm = <V>(values: V): V | Json => (isJson(values) ? renamed(values, settingName) : values);

/** The path of a field, such as `settings.slides.0.text`, from that of a setting, whose name is one of `names`. */
export function formPath(path: string, names: readonly string[]): string {
  const [field, rest] = [path.split('.')[0] ?? '', path.slice(path.indexOf('.') + 1)];
  const name = names
    .filter((each) => `${rest}.`.startsWith(`${each}.`))
    .sort((one, other) => other.length - one.length)[0];
  return name === undefined ? path : `${field}.${formName(name)}${rest.slice(name.length)}`;
}
