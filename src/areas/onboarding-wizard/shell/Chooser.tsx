import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { focusAround } from '@/ui/focus/takeFocus';
import { useShell } from '@/ui/shell';
import { useTextOverlay, useTranslating } from '@/ui/textOverlay';
import { accessibleName, asName, choosable, elementsNamed, roleOf } from './accessibleName';
import { barLook } from './barLook';
import { type Choice, type Choosing, setChoosing } from './guideStore';
import { Ring } from './Ring';
import { rectOf } from './useRect';
import { whenMoved } from './whenMoved';

const texts = 'areas.onboarding-wizard.choose';

/**
 * Lets an author choose an element of any page. Until "Choose here" is pressed, the page works as usual, which leads to
 * the page wanted; from then on the pointer and Tab move a ring, a click and Enter take what is in it, and Escape leaves.
 */
export function Chooser({ choosing }: { choosing: Choosing }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [isActive, setActive] = useState(choosing.isOnPage);
  const [hovered, setHovered] = useState<HTMLElement>();
  const [isRefused, setRefused] = useState(false);
  const choiceOf = useChoiceOf();
  const bar = useRef<HTMLElement>(null);
  const found = hovered && choiceOf(hovered);
  const name =
    found && `${translate(`${texts}.roles.${found.role}`)} ${translate('ui.quoted', { text: found.name })}`;

  function end(choice?: Choice): void {
    setChoosing(undefined, choice);
    navigate(choosing.back);
  }
  const point = useEffectEvent((element: HTMLElement | undefined) => {
    setRefused(false);
    setHovered(element);
  });
  const take = useEffectEvent((element: HTMLElement | undefined) => {
    if (element === undefined) return;
    const { flowId, stepId } = choosing;
    const choice = choiceOf(element);
    if (choice === undefined) return setRefused(true);
    const { role: _role, name: _name, ...chosen } = choice;
    end({ ...chosen, flowId, stepId });
  });
  const leave = useEffectEvent(() => end());
  useEffect(() => {
    if (!isActive) return setHovered(undefined);
    return followPointer({ point, take, leave });
  }, [isActive]);
  useEffect(() => focusAround(bar.current), []);
  const count = found && found.count > 1 ? translate(`${texts}.several`, { smart_count: found.count }) : '';
  const hint = isRefused
    ? translate(`${texts}.nameless`)
    : (name ?? translate(isActive ? `${texts}.point` : `${texts}.goThere`));
  return (
    <>
      <Box
        ref={bar}
        component="section"
        aria-label={translate(`${texts}.name`)}
        data-guide-bar
        tabIndex={-1}
        sx={barLook}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <b>{translate(`${texts}.name`)}</b>{' '}
          <Box component="span" role="status">
            <bdi>{hint}</bdi> {count}
          </Box>
        </Box>
        <Button size="small" variant="contained" aria-pressed={isActive} onClick={() => setActive(!isActive)}>
          {translate(`${texts}.${isActive ? 'browse' : 'here'}`)}
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={() => end()}>
          {translate('ra.action.cancel')}
        </Button>
      </Box>
      {hovered ? <MovingRing element={hovered} /> : null}
    </>
  );
}

function MovingRing({ element }: { element: HTMLElement }) {
  const [rect, setRect] = useState(() => rectOf(element));
  useEffect(() => whenMoved(() => setRect(rectOf(element)), element), [element]);
  return <Ring rect={rect} isInMenu />;
}

/** Returns a function that says how a step would find an element; undefined for one without a name. */
function useChoiceOf() {
  const translate = useTranslate();
  const { anchors, page } = useShell();
  const keys = useTextKeys();
  return (
    element: HTMLElement,
  ): (Omit<Choice, 'flowId' | 'stepId'> & { role: string; name: string }) | undefined => {
    const role = roleOf(element) ?? 'button';
    const name = accessibleName(element);
    const anchor = element.closest<HTMLElement>('[data-help-id]')?.dataset.helpId;
    if (anchor !== undefined && anchor in anchors)
      return { anchor, element: null, page: anchors[anchor] || null, count: 1, role, name };
    if (name === '') return undefined;
    const key = keys.current.get(name);
    const isText = key !== undefined && asName(translate(key, { _: '' })) === name;
    const isOfShell = element.closest('main') === null;
    return {
      anchor: null,
      element: { role, name, key: isText ? key : null },
      page: isOfShell || page === undefined ? null : `/${page}`,
      ...{ count: elementsNamed({ role }, name).length, role, name },
    };
  };
}

/** The keys of the texts on the page, by text; those of an area before general ones. */
function useTextKeys() {
  const overlay = useTextOverlay();
  // It listens to the texts itself.
  const isTranslating = useTranslating();
  const keys = useRef(new Map<string, string>());
  useEffect(() => {
    if (isTranslating) return;
    overlay.note((key, text) => {
      const name = asName(text);
      const former = keys.current.get(name);
      if (name !== '' && !former?.startsWith('areas.')) keys.current.set(name, key);
    });
    return () => overlay.note(undefined);
  }, [overlay, isTranslating]);
  return keys;
}

interface PointerUse {
  readonly point: (element: HTMLElement | undefined) => void;
  readonly take: (element: HTMLElement | undefined) => void;
  readonly leave: () => void;
}

const isOfBar = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-guide-bar]') !== null;
const chosenIn = (target: EventTarget | null) =>
  target instanceof Element && !isOfBar(target)
    ? (target.closest<HTMLElement>(`[data-help-id], ${choosable}`) ?? undefined)
    : undefined;

/** The element under the pointer; a disabled one takes no events, so it is found by its place. */
function elementAt({ target, clientX, clientY }: MouseEvent): HTMLElement | undefined {
  const disabled = [...document.querySelectorAll<HTMLElement>(':is(button, [role=button]):disabled')].find(
    (each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    },
  );
  return isOfBar(target) ? undefined : (disabled ?? chosenIn(target));
}

/** Keeps the page from everything that the pointer and the keys do, except for what moves the focus and scrolls. */
function followPointer({ point, take, leave }: PointerUse): () => void {
  const control = new AbortController();
  const options = { capture: true, signal: control.signal };
  const stop = (event: Event) => {
    if (isOfBar(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'dblclick', 'submit'])
    document.addEventListener(name, stop, options);
  document.addEventListener('pointermove', (event) => point(elementAt(event)), options);
  // The focus that a page takes when it opens is nobody's choice.
  let isTabbed = false;
  document.addEventListener('focusin', ({ target }) => isTabbed && point(chosenIn(target)), options);
  document.addEventListener(
    'click',
    (event) => {
      if (isOfBar(event.target)) return;
      stop(event);
      take(elementAt(event));
    },
    options,
  );
  // Before the handlers of the application, which listen to the window too.
  window.addEventListener(
    'keydown',
    (event) => {
      const { key } = event;
      if (key === 'Escape') {
        stop(event);
        return leave();
      }
      if (key === 'Tab') isTabbed = true;
      if (isOfBar(event.target) || key === 'Tab') return;
      stop(event);
      if (isTabbed && (key === 'Enter' || key === ' ')) take(chosenIn(document.activeElement));
    },
    options,
  );
  return () => control.abort();
}
