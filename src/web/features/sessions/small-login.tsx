import { useT } from '../../lib/i18n.tsx';
import { Link } from '../../ui/link.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { enter } from './enter.ts';
import { LoginForm } from './login-form.tsx';

/** The login form in the header; its messages are those of the part `session`. */
export function SmallLogin() {
  const t = useT();
  return (
    <div className="w-[21rem] max-w-full p-4">
      <LoginForm
        isSmall
        heading={<h2 className="mb-4 text-heading">{t('account.login.title')}</h2>}
        forgot={
          <Link to="/forgotPassword" className="link inline-flex min-h-11 items-center">
            {t('account.login.forgot')}
          </Link>
        }
        footer={
          <p className="mt-4 text-center text-[0.9375rem]">
            {t('account.login.noAccount')}{' '}
            <Link to="/register" className="link font-bold">
              {t('account.login.register')}
            </Link>
          </p>
        }
        onLogin={async (person) => {
          await enter(person, '/');
          const description = t('account.login.welcome', { name: person.name });
          showToast({ id: 'session', title: t('account.login.success'), description, tone: 'success' });
        }}
      />
    </div>
  );
}
