//! Two trainings of one name, one after the other: neither touches the other's folder.

use super::*;

on_both_engines!(a_training_that_was_called_off_leaves_the_next_of_its_name_alone, async |app| {
    let scene = Scene::rated(&app, 3).await;
    let (slow, quick) = (Arc::new(Fake::default()), Arc::new(Fake::default()));
    for fake in [&slow, &quick] {
        fake.stalls.store(true, Ordering::SeqCst);
    }
    let retry = async |run: &Value| scene.office.post(&format!("{}/retry", scene.job(run)), json!({})).await;

    // The first is called off, but its thread is busy.
    let _ = scene.send("formality", "tiny", "4").await;
    let running = beside(process(&app, &slow));
    let first = scene.first_epoch().await;
    let cancelled = scene.office.post(&format!("{}/cancel", scene.job(&first)), json!({})).await;
    assert!(cancelled.status.is_success(), "{}", cancelled.text());
    let ended = tokio::time::timeout(Duration::from_secs(20), running).await;
    assert!(ended.is_ok_and(|ended| ended.is_ok()));

    // Another one of its name begins, and the thread wakes up.
    app.clock.pass(1);
    let _ = scene.send("formality", "tiny", "4").await;
    let running = beside(process(&app, &quick));
    let second = scene.first_epoch().await;
    assert_ne!(first["id"], second["id"]);
    let checkpoint = scene.part(&second).join("optimizer.safetensors");
    let before = fs::read(&checkpoint).expect("a checkpoint");
    let refused = retry(&first).await;
    assert_eq!(refused.status.as_u16(), 409);
    assert!(refused.text().contains("Another training with the name formality is in progress"), "{}", refused.text());
    slow.stalls.store(false, Ordering::SeqCst);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(fs::read(&checkpoint).expect("it stays"), before, "it has the other's second epoch");
    assert!(!scene.part(&first).exists());

    quick.stalls.store(false, Ordering::SeqCst);
    let ended = tokio::time::timeout(Duration::from_secs(20), running).await;
    assert!(ended.is_ok_and(|ended| ended.is_ok()));
    let runs = scene.trainings().await;
    assert!(runs[0]["ended_at"].is_string(), "{runs}");
    assert_eq!((&runs[1]["id"], &runs[1]["state"]), (&first["id"], &json!("cancelled")), "{runs}");
    let refused = retry(&first).await;
    assert_eq!(refused.status.as_u16(), 409);
    assert!(refused.text().contains("The models folder already has formality"), "{}", refused.text());

    // Once nothing has that name, it may.
    fs::remove_dir_all(scene.models.join("formality")).expect("it is there");
    let again = retry(&first).await;
    assert!(again.status.is_success(), "{}", again.text());
    assert_eq!(scene.trainings().await[1]["state"], "queued");
});

on_both_engines!(a_model_that_came_meanwhile_keeps_its_name, async |app| {
    let scene = Scene::rated(&app, 3).await;
    let fake = Arc::new(Fake::default());
    fake.stalls.store(true, Ordering::SeqCst);
    let _ = scene.send("formality", "tiny", "4").await;
    let running = beside(process(&app, &fake));
    let _ = scene.first_epoch().await;
    // An empty folder too is somebody's: they are about to copy a model into it.
    let place = scene.models.join("formality");
    fs::create_dir(&place).expect("a folder");
    fake.stalls.store(false, Ordering::SeqCst);
    let ended = tokio::time::timeout(Duration::from_secs(20), running).await;
    assert!(ended.is_ok_and(|ended| ended.is_ok()));
    let run = scene.trainings().await[0].clone();
    assert!(run["reason"].as_str().is_some_and(|why| why.contains("already has formality")), "{run}");
    assert_eq!(fs::read_dir(&place).expect("it stays").count(), 0);
});
