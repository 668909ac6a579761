import { loginTexts } from '@vidda/texts'
import { pageTitle, type App } from '../app/index.ts'
import { ForgottenPasswordScreen } from '../login/ForgottenPasswordScreen.tsx'
import { LoginScreen } from '../login/LoginScreen.tsx'
import { NewPasswordScreen } from '../login/NewPasswordScreen.tsx'
import { RegisterScreen } from '../login/RegisterScreen.tsx'

const handleOf = (title: 'title' | 'registerTitle' | 'forgottenTitle' | 'newPasswordTitle') => ({
  head: (_: unknown, { brand, texts }: App) => ({
    title: pageTitle(texts(loginTexts)[title], brand.name),
    robots: 'noindex' as const,
  }),
})

export const login = { handle: handleOf('title'), Component: LoginScreen }
export const register = { handle: handleOf('registerTitle'), Component: RegisterScreen }
export const forgottenPassword = { handle: handleOf('forgottenTitle'), Component: ForgottenPasswordScreen }
export const newPassword = { handle: handleOf('newPasswordTitle'), Component: NewPasswordScreen }
