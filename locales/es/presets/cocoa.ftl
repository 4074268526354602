### Presets of CoCoA-MT (Nadejde et al. 2022).

## cocoa/formality-label

preset-cocoa-formality-label-title = Formal o informal
preset-cocoa-formality-label-instructions =
    Lea el texto y diga en qué estilo se dirige a su lector. Valore las formas de tratamiento y las formas verbales que las acompañan, no el tema.

    - **Formal**: solo hay formas formales. **Informal**: solo hay formas informales.
    - **Neutro**: nada en el texto indica un estilo.
    - **Otro**: hay formas de los dos tipos, o el texto no se entiende.
preset-cocoa-formality-label-label-prompt = ¿En qué estilo está este texto?
preset-cocoa-formality-label-label-option-formal = Formal
preset-cocoa-formality-label-label-option-informal = Informal
preset-cocoa-formality-label-label-option-neutral = Neutro
preset-cocoa-formality-label-label-option-other = Otro

## cocoa/gender-variant

preset-cocoa-gender-variant-title = La misma traducción para el otro género
preset-cocoa-gender-variant-instructions =
    Verá un texto fuente y su traducción. A partir de esa traducción, escriba otra que se dirija a una persona **del otro género** o que hable de ella.

    - Cambie **solo** las palabras que indican el género y las que deben concordar con ellas.
    - Si nada en el texto indica el género, envíelo sin cambios.
    - Si no entiende el texto, dígalo en lugar de adivinar.

    Ejemplo: *Ella dijo que estaba cansada.* > *Él dijo que estaba cansado.*
preset-cocoa-gender-variant-gender-variant-prompt = Edite la traducción para que hable del otro género.

## cocoa/matches-level

preset-cocoa-matches-level-title = ¿Tiene el texto la formalidad pedida?
preset-cocoa-matches-level-instructions =
    Lea el texto y diga si se dirige a su lector **de manera formal**, como se pidió.

    - **Sí**: todas las formas que indican el trato a quien lee son formales.
    - **No**: alguna es informal, o no hay ninguna.

    Valore las formas de tratamiento y las formas verbales que las acompañan, no el tema.
preset-cocoa-matches-level-matches-prompt = ¿El texto se dirige a quien lee de manera formal?
preset-cocoa-matches-level-matches-option-yes = Sí
preset-cocoa-matches-level-matches-option-no = No

## cocoa/quality-1-6

preset-cocoa-quality-1-6-title = Valorar la calidad de una traducción, de 1 a 6
preset-cocoa-quality-1-6-instructions =
    Compare la traducción con su texto fuente y valórela de **1** (mala) a **6** (perfecta).

    - Valore si dice lo mismo que el texto fuente, si es correcta y si se lee bien.
    - La forma de tratamiento se valora aparte: tanto una traducción formal como una informal pueden ser perfectas.

    Guía:

    - **6**: no hay nada que cambiar. **5**: un pequeño defecto. **4**: algunos pequeños defectos, pero el significado está completo.
    - **3**: una parte del significado se ha perdido o es errónea. **2**: lo es la mayor parte. **1**: no es una traducción del texto fuente.
preset-cocoa-quality-1-6-quality-prompt = ¿Cuál es la calidad de esta traducción?
preset-cocoa-quality-1-6-quality-point-1 = Mala
preset-cocoa-quality-1-6-quality-point-1-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-1-example-1-output = La parada del autobús está al lado de la escuela.
preset-cocoa-quality-1-6-quality-point-2 = Deficiente
preset-cocoa-quality-1-6-quality-point-2-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-2-example-1-output = Olvidé el autobús y llegué a casa.
preset-cocoa-quality-1-6-quality-point-3 = Regular
preset-cocoa-quality-1-6-quality-point-3-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-3-example-1-output = Olvidé el paraguas en casa y me mojé en el autobús.
preset-cocoa-quality-1-6-quality-point-4 = Buena
preset-cocoa-quality-1-6-quality-point-4-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-4-example-1-output = Dejé mi paragua en autobús y estaba muy mojado cuando llegué en casa.
preset-cocoa-quality-1-6-quality-point-5 = Muy buena
preset-cocoa-quality-1-6-quality-point-5-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-5-example-1-output = Dejé olvidado el paraguas sobre el autobús y llegué a casa empapado.
preset-cocoa-quality-1-6-quality-point-6 = Perfecta
preset-cocoa-quality-1-6-quality-point-6-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-6-example-1-output = Me dejé el paraguas en el autobús y llegué a casa empapado.

## cocoa/second-level

preset-cocoa-second-level-title = La misma traducción, informal
preset-cocoa-second-level-instructions =
    Verá un texto fuente y su traducción **formal**, con las palabras que la hacen formal resaltadas. A partir de esa traducción, escriba otra de manera **informal**, como le hablaría a un amigo. Después resalte cada palabra o expresión que exprese la informalidad.

    - Cambie **solo** las palabras que expresan la formalidad: formas de tratamiento, formas verbales que las acompañan, saludos y títulos de respeto.
    - Todo lo demás queda como está, aunque usted lo hubiera dicho de otro modo.
    - Resalte una palabra solo si también indicaría el nivel fuera de contexto. El tono por sí solo no basta.
    - Si no entiende el texto, o no está de acuerdo con las palabras resaltadas, dígalo en lugar de adivinar.

    Ejemplo: ¿**Podría usted** entrar? > ¿**Podrías** entrar?
preset-cocoa-second-level-second-level-prompt = Edite la traducción para que sea informal.
preset-cocoa-second-level-marks-prompt = ¿Qué palabras expresan la formalidad?
preset-cocoa-second-level-marks-label-f = Expresa la formalidad

## cocoa/tag

preset-cocoa-tag-title = Resaltar las palabras que expresan la formalidad
preset-cocoa-tag-instructions =
    Lea el texto y resalte **cada palabra o expresión que indica cómo se trata a quien lee**, con su etiqueta.

    - Resalte la forma misma: el pronombre, la forma verbal que lo acompaña, el saludo o el título de respeto. No incluya lo que haya entre ellos.
    - Resalte una palabra solo si también indicaría el nivel fuera de contexto. El tono por sí solo no basta.
    - Si nada en el texto indica un nivel, elija «No hay nada que resaltar».

    Ejemplos:

    - Formal: ¿**Podría** decirme, **señor**, dónde está la estación?
    - Informal: **Oye**, ¿**sabes** dónde está la estación?
preset-cocoa-tag-formality-prompt = ¿Qué palabras expresan la formalidad?
preset-cocoa-tag-formality-label-formal = Formal
preset-cocoa-tag-formality-label-informal = Informal

## cocoa/translate-and-tag

preset-cocoa-translate-and-tag-title = Traducir de manera formal y resaltar lo que es formal
preset-cocoa-translate-and-tag-instructions =
    Traduzca el texto **desde cero** y de manera **formal**: como le hablaría a una persona desconocida y mayor que usted. Después resalte cada palabra o expresión de su traducción que exprese la formalidad.

    - Resalte la forma misma: el pronombre, la forma verbal que lo acompaña, el saludo o el título de respeto. No incluya lo que haya entre ellos.
    - Resalte una palabra solo si también indicaría el nivel fuera de contexto. El tono por sí solo no basta.
    - No fuerce el uso de esas palabras: si una traducción formal no necesita ninguna, elija «No hay nada que resaltar».
    - Si no entiende el texto, o no se puede decir de manera formal, dígalo en lugar de adivinar.

    Ejemplo: *Can you come in?* > ¿**Podría usted** entrar?
preset-cocoa-translate-and-tag-translation-prompt = Su traducción, formal
preset-cocoa-translate-and-tag-marks-prompt = ¿Qué palabras expresan la formalidad?
preset-cocoa-translate-and-tag-marks-label-f = Expresa la formalidad
