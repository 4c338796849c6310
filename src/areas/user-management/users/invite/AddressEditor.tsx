import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '../../../../ui/focus/takeFocus';

interface AddressEditorProps {
  email: string;
  /** `byKey`: Enter was pressed, so the focus should stay in the list. */
  onDone: (text: string, byKey: boolean) => void;
  /** Escape was pressed. */
  onCancel: () => void;
}

/** An address of the field while it is being corrected in its place. */
export function AddressEditor({ email, onDone, onCancel }: AddressEditorProps) {
  const translate = useTranslate();
  const [text, setText] = useState(email);
  const done = useRef(false);
  const finish = (byKey: boolean) => {
    // Leaving by key takes the field away, which is a blur as well.
    if (!done.current) onDone(text, byKey);
    done.current = true;
  };
  return (
    <li>
      <input
        ref={takeFocus}
        value={text}
        size={Math.max(text.length, 12)}
        aria-label={translate('areas.user-management.users.invite.editing', { email })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        onChange={(event) => setText(event.target.value)}
        onBlur={() => finish(false)}
        onKeyDown={(event) => {
          // The keys of the list are not meant for the field in it.
          event.stopPropagation();
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            finish(true);
          }
          if (event.key === 'Escape') {
            event.preventDefault();
            done.current = true;
            onCancel();
          }
        }}
      />
    </li>
  );
}
