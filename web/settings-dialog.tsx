import { LANGUAGES } from '@astrolabe/kernel'
import { DeviceLinkMaker } from './device-link.tsx'
import { Devices } from './devices.tsx'
import { Dialog } from './parts/dialog.tsx'
import { callMe, LONGEST_NAME } from './own-name.ts'
import { Choice, Labelled, Switch } from './parts/field.tsx'
import { LANGUAGE_NAMES } from './parts/language-switch.tsx'
import { changeSettings, LOUDNESSES, SPEEDS, settings, wantsLessMotion } from './settings.ts'
import { words } from './words/words.ts'

interface SettingsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const says = words.value.settings
  const { name, language, speed, sound, letterKeys, confirmFinal, endsAlone } = settings.value
  return (
    <Dialog title={says.title} open={open} onClose={onClose}>
      <Labelled {...says.name}>
        {({ id, helpId }) => (
          <input
            class="input"
            id={id}
            aria-describedby={helpId}
            value={name}
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            onChange={(event) => void callMe(event.currentTarget.value)}
          />
        )}
      </Labelled>
      <Choice
        name={says.language}
        values={LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] }))}
        chosen={language}
        onChoose={(chosen) => changeSettings({ language: chosen })}
      />
      <Choice
        name={says.speed.name}
        {...(wantsLessMotion.value && { help: says.speed.reduced })}
        values={SPEEDS.map((value) => ({ value, name: says.speed[value] }))}
        chosen={speed}
        onChoose={(chosen) => changeSettings({ speed: chosen })}
      />
      <Choice
        name={says.sound.name}
        help={says.sound.help}
        values={LOUDNESSES.map((value) => ({ value, name: says.sound[value] }))}
        chosen={sound}
        onChoose={(chosen) => changeSettings({ sound: chosen })}
      />
      <Switch {...says.letterKeys} on={letterKeys} onChange={(on) => changeSettings({ letterKeys: on })} />
      <Switch
        {...says.confirmFinal}
        on={confirmFinal}
        onChange={(on) => changeSettings({ confirmFinal: on })}
      />
      <Switch {...says.endsAlone} on={endsAlone} onChange={(on) => changeSettings({ endsAlone: on })} />
      <DeviceLinkMaker />
      <Devices />
    </Dialog>
  )
}
