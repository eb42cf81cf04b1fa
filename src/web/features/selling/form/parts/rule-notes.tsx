import { Icon } from '../../../../ui/icon.tsx';
import { usePosting } from '../form-context.tsx';
import { GoodsActions } from './goods-actions.tsx';

/** The rules' live findings on a field, errors and advice, with possible actions. */
export function RuleNotes({ name }: { name: string }) {
  const { rules, errorOf } = usePosting();
  const error = errorOf(name);
  const notes = rules.findings.filter((each) => each.name === name);
  return (
    <>
      <div role="status" className="empty:hidden">
        {notes
          .filter(({ text }) => text !== error)
          .map(({ severity, text }) => (
            <p
              key={text}
              className={`mt-1.5 flex items-start gap-1.5 text-sm font-semibold ${severity === 'refuse' ? 'text-danger' : 'text-amber-strong'}`}
            >
              <Icon name={severity === 'refuse' ? 'circle-alert' : 'info'} size="1.1rem" className="mt-px" />
              <span>{text}</span>
            </p>
          ))}
      </div>
      {notes.map(({ goods }) => goods && <GoodsActions key={goods.topic} goods={goods} />)}
    </>
  );
}
